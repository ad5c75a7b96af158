import { Locator, mapOf } from '@/components/maps/locator';
import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { townEmbedUrl, townMapUrl } from '@/lib/towns/google-maps';

/** The map at the end of a town's page; none if its file says so. */
export function TownMap({ town, ...content }: Content & { town: Town }) {
  const { name, hasMap } = town;
  if (!hasMap) return null;
  return (
    <Section id="map" title={mapOf(name)} heading="margin" className="lg:items-start! print:hidden">
      <Locator
        {...content}
        place={town}
        map={{ name, src: townEmbedUrl(town), href: townMapUrl(town) }}
      />
    </Section>
  );
}
