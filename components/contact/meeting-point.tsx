import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { baseMapUrl, directionsToBase, oneLine } from '@/lib/towns/google-maps';
import { SampleMark } from '../facts/sample-mark';

interface Props {
  business: Business;
  copy: Pages['contact'];
  /** A map of it. */
  children: ReactNode;
}

/** Where directions to the notary lead. */
export function MeetingPoint({ business, copy, children }: Props) {
  const address = (
    <>
      <TextLink href={baseMapUrl(business)}> {oneLine(business.base)}</TextLink>
      <SampleMark business={business} field="base" />
    </>
  );
  return (
    <Section id="meeting-point" title={copy.headings.meetingPoint} heading="margin">
      <p className="max-w-prose">
        <Filled text={copy.meetingPoint} values={{ place: business.base.name, address }} />
      </p>
      <div className="mt-4 max-w-prose">{children}</div>
      <p className="mt-4 print:hidden">
        <ButtonLink variant="attraction" href={directionsToBase(business)} rel="noopener">
          <MapPin className="size-5" />
          {copy.directions}
        </ButtonLink>
      </p>
    </Section>
  );
}
