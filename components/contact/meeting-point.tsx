import { MapPin } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { buttonCorner } from '@/lib/drawing/map/locator';
import type { MapPlace } from '@/lib/drawing/map/plat';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { baseEmbedUrl, baseMapUrl, directionsToBase, oneLine } from '@/lib/towns/google-maps';
import { Locator, type LocatorProps } from '../facts/locator';
import { SampleMark } from '../facts/sample-mark';

export interface MeetingPointProps extends Pick<Content, 'business'>, LocatorProps {
  homeTown: Town;
  /** Where directions lead. */
  base: MapPlace;
}

/** Where directions to the notary lead. */
export function MeetingPoint({ business, pages, homeTown, base, drawing }: MeetingPointProps) {
  const copy = pages.contact;
  const address = (
    <>
      <TextLink href={baseMapUrl(business)}>{oneLine(business.base)}</TextLink>
      <SampleMark business={business} field="base" />
    </>
  );
  return (
    <Section id="meeting-point" title={copy.headings.meetingPoint} heading="margin">
      <p className="max-w-prose">
        <Filled text={copy.meetingPoint} values={{ place: business.base.name, address }} />
      </p>
      <div className="mt-4 max-w-prose">
        <Locator
          drawing={drawing}
          pages={pages}
          map={{
            name: business.base.name,
            src: baseEmbedUrl(business),
            href: baseMapUrl(business),
            corner: buttonCorner(homeTown, base),
          }}
        />
      </div>
      <p className="mt-4 print:hidden">
        <ButtonLink variant="attraction" href={directionsToBase(business)} rel="noopener">
          <MapPin className="size-5" />
          {copy.directions}
        </ButtonLink>
      </p>
    </Section>
  );
}
