import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Filled } from '@/components/facts/filled';
import { SampleMark } from '@/components/facts/sample-mark';
import { Locator } from '@/components/maps/locator';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { leastTownWidth } from '@/lib/drawing/map/locator';
import { baseOnMap, placeOnMap } from '@/lib/drawing/map/place-on-map';
import { displayedLine } from '@/lib/towns/address';
import { directionsToAttraction, directionsToBase, drivingEmbedUrl } from '@/lib/towns/google-maps';
import type { AttractionProps } from './attraction-props';

const driveWords = (attraction: string, base: string) =>
  `Directions from ${attraction} to our meeting point, ${base}`;

const wayFrom = (base: string) => `From our meeting point, ${base}`;

const toMeetingPoint = (town: string) => `Directions to our meeting point in ${town}`;

/** The drive from an attraction to the notary, the way there, and its own site. */
export function AttractionDirections({ attraction, ...content }: AttractionProps) {
  const { business, pages, towns } = content;
  const { name, town, url, operator } = attraction;
  const { base } = business;
  const start = baseOnMap(business, towns);
  return (
    <Section id="directions" layout="inline" title="Directions">
      <div className="grid grid-cols-1 gap-x-gutter gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Locator
            {...content}
            place={placeOnMap(attraction)}
            start={start}
            caption={start && wayFrom(base.name)}
            closest={leastTownWidth / 4}
            map={
              attraction.hasMap
                ? {
                    name,
                    title: driveWords(name, base.name),
                    src: drivingEmbedUrl(business, attraction, town),
                  }
                : undefined
            }
          />
        </div>
        <div className="flex flex-col items-start gap-4 lg:col-span-6">
          <Directions href={directionsToAttraction(attraction, town)}>
            {`Directions to ${name}`}
          </Directions>
          <Directions href={directionsToBase(business, { attraction, town })}>
            {toMeetingPoint(base.city)}
          </Directions>
          <p>
            <Filled
              text={pages.places.attraction.meetingPoint}
              values={{
                base: base.name,
                address: (
                  <>
                    {displayedLine(base)}
                    <SampleMark business={business} field="base" />
                  </>
                ),
              }}
            />
          </p>
          {url && (
            <p>
              <TextLink href={url}>{operator ? `Run by ${operator}` : 'Official site'}</TextLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

function Directions({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink variant="attraction" href={href} className="max-md:w-full max-md:justify-start">
      <MapPin className="size-5 shrink-0" />
      {children}
    </ButtonLink>
  );
}
