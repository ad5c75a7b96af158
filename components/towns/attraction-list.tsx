import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Town } from '@/lib/schema/town';
import { directionsToAttraction } from '@/lib/towns/google-maps';
import { fallbackAttractionNames } from '@/lib/towns/towns';
import { AttractionRow } from './attraction-row';

interface Props {
  town: Pick<Town, 'name' | 'state' | 'attractions'>;
}

/** Attractions where two people can find each other: the town's own, or names that fit every town. */
export function AttractionList({ town }: Props) {
  const { attractions, name } = town;
  // Names that fit every town are not confirmed for this one: the visitor has to look for them.
  const title =
    attractions.length > 0 ? `Places to know in ${name}` : `Places to look for in ${name}`;
  return (
    <Section id="attractions" title={title}>
      <ul className="border-cream-200 border-t">
        {attractions.length > 0
          ? attractions.map((attraction) => (
              <AttractionRow
                key={attraction.slug}
                name={attraction.name}
                href={routes.attraction(attraction.slug)}
                directions={directionsToAttraction(attraction, town)}
              />
            ))
          : fallbackAttractionNames.map((fallback) => (
              <AttractionRow
                key={fallback}
                name={fallback}
                directions={directionsToAttraction({ name: fallback }, town)}
              />
            ))}
      </ul>
    </Section>
  );
}
