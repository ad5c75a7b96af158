import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { directionsToAttraction } from '@/lib/towns/google-maps';

interface Props extends Pick<Content, 'pages'> {
  town: Pick<Town, 'name' | 'state' | 'attractions'>;
}

/** Attractions where two people can find each other: the town's own, or names that fit every town. */
export function AttractionList({ pages, town }: Props) {
  const { heading, fallbackHeading, fallbackNames } = pages.town.attractions;
  const hasOwn = town.attractions.length > 0;
  // Names that fit every town aren't confirmed for this one: the visitor has to look for them.
  const title = hasOwn ? heading : fallbackHeading;
  const rows = hasOwn ? town.attractions : fallbackNames.map((name) => ({ name, slug: '' }));
  return (
    <Section id="attractions" part="part" title={fill(title, { town: town.name })}>
      <ul className="grid gap-x-gutter md:grid-cols-2">
        {rows.map((attraction) => (
          <li
            key={attraction.name}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-cream-200 py-1"
          >
            {attraction.slug ? (
              <a
                className="min-w-0 flex-1 basis-40 py-1 text-link"
                href={routes.attraction(attraction.slug)}
              >
                {attraction.name}
              </a>
            ) : (
              <span className="min-w-0 flex-1 basis-40">{attraction.name}</span>
            )}
            <ButtonLink
              variant="attraction"
              size="xs"
              href={directionsToAttraction(attraction, town)}
              rel="noopener"
              className="print:hidden"
            >
              Directions<span className="sr-only">{` to ${attraction.name}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 print:hidden">
        <TextLink href={routes.places}>All attractions</TextLink>
      </p>
    </Section>
  );
}
