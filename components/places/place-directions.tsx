import { MapPin } from 'lucide-react';
import { SampleMark } from '@/components/contact/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import { directionsToBase, directionsToPlace } from '@/lib/maps';
import type { Business } from '@/lib/schema/business';
import type { Place } from '@/lib/towns';

export function PlaceDirections({ business, place }: { business: Business; place: Place }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink variant="attraction" href={directionsToPlace(place, place.town)} rel="noopener">
        <MapPin className="size-5 shrink-0" />
        Directions to this place
      </ButtonLink>
      <ButtonLink
        variant="attraction"
        href={directionsToBase(business, { place, town: place.town })}
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
