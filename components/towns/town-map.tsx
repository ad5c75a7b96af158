import { LazyMap } from '@/components/attractions/lazy-map';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { directionsToBase, townEmbedUrl, townMapUrl } from '@/lib/towns/google-maps';
import { townAndState } from '@/lib/towns/towns';

/** The town's map, loaded only on a click, and links to it that work without JavaScript. */
export function TownMap({ business, town }: { business: Business; town: Town }) {
  return (
    <Section id="map" title={`${town.name} on the map`} className="print:hidden">
      <p className="max-w-prose">
        {`These links open Google Maps. We keep no walk-in office: directions to the notary lead to ${business.base.name} in ${business.base.city}`}
        <SampleMark business={business} field="base" />, where we meet if we have agreed on it.
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
        caption={townAndState(town)}
      />
    </Section>
  );
}
