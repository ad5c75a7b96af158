import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Town } from '@/lib/schema/town';
import { directionsToAttraction } from '@/lib/towns/google-maps';
import { fallbackAttractionNames } from '@/lib/towns/towns';
import { AttractionRow } from './attraction-row';

interface Props {
  town: Pick<Town, 'name' | 'state' | 'attractions'>;
}

/** Places where two people can find each other: the town's own, else names that every town has. */
export function AttractionList({ town }: Props) {
  const { attractions, name } = town;
  // Nobody has written down that a town has these: the reader looks for them.
  const title =
    attractions.length > 0 ? `Places to know in ${name}` : `Places to look for in ${name}`;
  return (
    <Section id="attractions" title={title}>
      <ul className="border-cream-200 border-t">
        {attractions.length > 0
          ? attractions.map((place) => (
              <AttractionRow
                key={place.slug}
                name={place.name}
                href={routes.place(place.slug)}
                directions={directionsToAttraction(place, town)}
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
