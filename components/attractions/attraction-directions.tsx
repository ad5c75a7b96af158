import { MapPin } from 'lucide-react';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import { fill } from '@/lib/text';
import { directionsToAttraction, directionsToBase } from '@/lib/towns/google-maps';
import type { AttractionProps } from './attraction-facts';

/** The way there, and from there to the notary. */
export function AttractionDirections({ business, pages, attraction }: AttractionProps) {
  const copy = pages.attraction.directions;
  const { town } = attraction;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        variant="attraction"
        href={directionsToAttraction(attraction, town)}
        rel="noopener"
      >
        <MapPin className="size-5 shrink-0" />
        {fill(copy.toPlace, { attraction: attraction.name })}
      </ButtonLink>
      <ButtonLink
        variant="attraction"
        href={directionsToBase(business, { attraction, town })}
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
