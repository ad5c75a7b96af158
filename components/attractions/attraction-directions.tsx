import { MapPin } from 'lucide-react';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import type { Business } from '@/lib/schema/business';
import type { AttractionCopy } from '@/lib/schema/pages/attraction';
import { fill } from '@/lib/text';
import { directionsToAttraction, directionsToBase } from '@/lib/towns/google-maps';
import type { AttractionWithTown } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: AttractionCopy['directions'];
  attraction: AttractionWithTown;
}

export function AttractionDirections({ business, copy, attraction }: Props) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        variant="attraction"
        href={directionsToAttraction(attraction, attraction.town)}
        rel="noopener"
      >
        <MapPin className="size-5 shrink-0" />
        {fill(copy.toPlace, { attraction: attraction.name })}
      </ButtonLink>
      <ButtonLink
        variant="attraction"
        href={directionsToBase(business, { attraction, town: attraction.town })}
        rel="noopener"
      >
        <MapPin className="size-5" />
        <span>
          {fill(copy.toNotary, { base: business.base.name })}
          <SampleMark business={business} field="base" />
        </span>
      </ButtonLink>
    </div>
  );
}
