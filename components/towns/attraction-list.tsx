import { MapPin } from 'lucide-react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Town } from '@/lib/schema/town';
import { directionsToAttraction } from '@/lib/towns/google-maps';

/** What the page of a town without attractions has in their place. */
const fallbackHeading = 'Need a place to meet?';
const fallbackNote = 'Ideas to look up on the map:';
const fallbackNames = [
  'Downtown',
  'City Park',
  'Public Library',
  'Community Center',
  'Sports Complex',
];

/** Attractions where two people can find each other: the town's, or names that fit every town. */
export function AttractionList({ town }: { town: Pick<Town, 'name' | 'state' | 'attractions'> }) {
  const hasOwn = town.attractions.length > 0;
  // Names that fit every town aren't confirmed for this one: the visitor has to look for them.
  const title = hasOwn ? `Attractions in and around ${town.name}` : fallbackHeading;
  const rows = hasOwn ? town.attractions : fallbackNames.map((name) => ({ name, slug: '' }));
  return (
    <Section id="attractions" layout="inline" title={title}>
      {!hasOwn && <p className="mb-3">{fallbackNote}</p>}
      <ul className="@container grid grid-cols-1 gap-x-gutter md:grid-cols-2">
        {rows.map((attraction) => (
          <li
            key={attraction.name}
            className="flex min-h-12 items-center gap-x-3 border-t border-cream-200 @max-2xs:flex-wrap"
          >
            {attraction.slug ? (
              <a
                className="min-w-0 flex-1 py-2.5 text-link @max-2xs:flex-auto"
                href={routes.attraction(attraction.slug)}
              >
                {attraction.name}
              </a>
            ) : (
              <span className="min-w-0 flex-1 @max-2xs:flex-auto">{attraction.name}</span>
            )}
            <a
              className="flex items-center gap-1 py-2.5 text-link print:hidden"
              href={directionsToAttraction(attraction, town)}
            >
              <MapPin className="size-4" />
              Directions<span className="sr-only">{` to ${attraction.name}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 print:hidden">
        <TextLink href={routes.places}>All attractions</TextLink>
      </p>
    </Section>
  );
}
