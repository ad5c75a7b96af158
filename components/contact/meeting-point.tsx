import { MapPin } from 'lucide-react';
import { LazyMap } from '@/components/attractions/lazy-map';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import { baseEmbedUrl, baseMapUrl, directionsToBase, oneLine } from '@/lib/towns/google-maps';
import { SampleMark } from '../facts/sample-mark';

interface Props {
  business: Business;
  copy: Pages;
}

/** Where directions to the notary lead. */
export function MeetingPoint({ business, copy }: Props) {
  const { headings, meetingPoint } = copy.contact;
  const address = (
    <>
      <a className="text-link" href={baseMapUrl(business)} rel="noopener">
        {oneLine(business.base)}
      </a>
      <SampleMark business={business} field="base" />
    </>
  );
  return (
    <Section id="meeting-point" title={headings.meetingPoint} heading="margin">
      <p className="max-w-prose">
        <Filled text={meetingPoint} values={{ place: business.base.name, address }} />
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
        note={copy.map.note}
        caption={oneLine(business.base)}
      />
    </Section>
  );
}
