import { MapPin } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { baseMapUrl, directionsToBase, oneLine } from '@/lib/towns/google-maps';
import { SampleMark } from '../facts/sample-mark';

/** Where directions to the notary lead. */
export function MeetingPoint({ business, copy }: { business: Business; copy: Pages['contact'] }) {
  const address = (
    <>
      <a className="text-link" href={baseMapUrl(business)} rel="noopener">
        {oneLine(business.base)}
      </a>
      <SampleMark business={business} field="base" />
    </>
  );
  return (
    <Section id="meeting-point" title={copy.headings.meetingPoint} heading="margin">
      <p className="max-w-prose">
        <Filled text={copy.meetingPoint} values={{ place: business.base.name, address }} />
      </p>
      <p className="mt-4 print:hidden">
        <ButtonLink variant="attraction" href={directionsToBase(business)} rel="noopener">
          <MapPin className="size-5" />
          Directions to the notary
        </ButtonLink>
      </p>
    </Section>
  );
}
