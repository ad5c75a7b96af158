import { MapPin } from 'lucide-react';
import { Locator } from '@/components/facts/locator';
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
  /** The map around the home town, from `locator()`. */
  drawing: string;
}

/** Where directions to the notary lead. */
export function MeetingPoint({ business, copy, drawing }: Props) {
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
      <p className="mt-4 print:hidden">
        <ButtonLink variant="tertiary" href={directionsToBase(business)} rel="noopener">
          <MapPin className="size-5" />
          Directions to the notary
        </ButtonLink>
      </p>
      <div className="mt-6 max-w-lg">
        <Locator
          drawing={drawing}
          map={{
            title: `Map of ${business.base.name}`,
            src: baseEmbedUrl(business),
            link: `Map of ${business.base.name}`,
            href: baseMapUrl(business),
            corner: 'right',
            note: copy.map.note,
          }}
        />
      </div>
    </Section>
  );
}
