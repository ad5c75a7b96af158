import { LazyMap } from '@/components/attractions/lazy-map';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { directionsToBase, townEmbedUrl, townMapUrl } from '@/lib/towns/google-maps';
import { townAndState } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: Pick<Pages, 'map' | 'town'>;
  town: Town;
}

/** The town's map, loaded only on a click, and links to it that work without JavaScript. */
export function TownMap({ business, copy, town }: Props) {
  const { heading, text } = copy.town.map;
  return (
    <Section id="map" title={fill(heading, { town: town.name })} className="print:hidden">
      <p className="max-w-prose">
        <Filled
          text={text}
          values={{
            meetingPoint: (
              <>
                {business.base.name}
                <SampleMark business={business} field="base" />
              </>
            ),
          }}
        />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="tertiary" href={townMapUrl(town)} rel="noopener">
          {`Map of ${town.name}`}
        </ButtonLink>
        <ButtonLink variant="tertiary" href={directionsToBase(business)} rel="noopener">
          Directions to the notary
        </ButtonLink>
      </div>
      <LazyMap
        title={`Map of ${town.name}`}
        src={townEmbedUrl(town)}
        note={copy.map.note}
        caption={townAndState(town)}
      />
    </Section>
  );
}
