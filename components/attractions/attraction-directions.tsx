import { MapPin } from 'lucide-react';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import type { Business } from '@/lib/schema/business';
import { directionsToAttraction, directionsToBase } from '@/lib/towns/google-maps';
import type { AttractionWithTown } from '@/lib/towns/towns';

interface Props {
  business: Business;
  attraction: AttractionWithTown;
}

export function AttractionDirections({ business, attraction }: Props) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        variant="tertiary"
        href={directionsToAttraction(attraction, attraction.town)}
        rel="noopener"
      >
        <MapPin className="size-5 shrink-0" />
        Directions to this place
      </ButtonLink>
      <ButtonLink
        variant="tertiary"
        href={directionsToBase(business, { attraction, town: attraction.town })}
        rel="noopener"
      >
        <MapPin className="size-5" />
        <span>
          From this place to the notary
          <SampleMark business={business} field="base" />
        </span>
      </ButtonLink>
    </div>
  );
}
