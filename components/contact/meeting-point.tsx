import { MapPin } from 'lucide-react';
import { Filled } from '@/components/facts/filled';
import { SampleMark } from '@/components/facts/sample-mark';
import { Locator } from '@/components/maps/locator';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { baseOnMap } from '@/lib/drawing/map/place-on-map';
import type { Content } from '@/lib/schema/content';
import { displayedLine } from '@/lib/towns/address';
import { baseEmbedUrl, baseMapUrl, directionsToBase } from '@/lib/towns/google-maps';
import { homeTownOf } from '@/lib/towns/towns';

const directions = 'Directions to the meeting point';

/** The place to which directions to the notary lead. */
export function MeetingPoint(props: Content) {
  const { business, pages, towns } = props;
  const address = (
    <>
      <TextLink href={baseMapUrl(business)}>{displayedLine(business.base)}</TextLink>
      <SampleMark business={business} field="base" />
    </>
  );
  return (
    <Section id="meeting-point" title="Meeting us" heading="margin">
      <p className="max-w-prose">
        <Filled text={pages.contact.meetingPoint} values={{ place: business.base.name, address }} />
      </p>
      <div className="mt-4 print:hidden">
        <Locator
          {...props}
          place={baseOnMap(business, towns) ?? homeTownOf({ business, towns })}
          map={{ name: business.base.name, src: baseEmbedUrl(business) }}
        />
      </div>
      <p className="mt-4 print:hidden">
        <ButtonLink variant="attraction" href={directionsToBase(business)}>
          <MapPin className="size-5" />
          {directions}
        </ButtonLink>
      </p>
    </Section>
  );
}
