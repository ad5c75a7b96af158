import { MapPin } from 'lucide-react';
import { LazyMap } from '@/components/attractions/lazy-map';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import { baseEmbedUrl, baseMapUrl, directionsToBase, oneLine } from '@/lib/towns/google-maps';
import { SampleMark } from '../facts/sample-mark';

/** Where directions to the notary lead. */
export function MeetingPoint({ business }: { business: Business }) {
  return (
    <Section id="meeting-point" title="Coming to us" heading="margin">
      <p className="max-w-prose">
        We travel to our clients and keep no walk-in office, so call first and we agree on a place.
        Directions lead to {business.base.name},{' '}
        <a className="text-link" href={baseMapUrl(business)} rel="noopener">
          {oneLine(business.base)}
        </a>
        <SampleMark business={business} field="base" />.
      </p>
      <p className="mt-4">
        <ButtonLink variant="tertiary" href={directionsToBase(business)} rel="noopener">
          <MapPin className="size-5" />
          Directions to the notary
        </ButtonLink>
      </p>
      <LazyMap
        title={`Map of ${business.base.name}`}
        src={baseEmbedUrl(business)}
        caption={oneLine(business.base)}
      />
    </Section>
  );
}
