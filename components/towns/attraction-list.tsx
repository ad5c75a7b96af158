import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill } from '@/lib/text';
import { directionsToAttraction } from '@/lib/towns/google-maps';

interface Props {
  copy: Pages['town']['attractions'];
  town: Pick<Town, 'name' | 'state' | 'attractions'>;
}

/** Attractions where two people can find each other: the town's own, or names that fit every town. */
export function AttractionList({ copy, town }: Props) {
  const { attractions, name } = town;
  // Names that fit every town aren't confirmed for this one: the visitor has to look for them.
  const title = attractions.length > 0 ? copy.heading : copy.fallbackHeading;
  return (
    <Section id="attractions" title={fill(title, { town: name })}>
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
          : copy.fallbackNames.map((fallback) => (
              <AttractionRow
                key={fallback}
                name={fallback}
                directions={directionsToAttraction({ name: fallback }, town)}
              />
            ))}
      </ul>
      <p className="mt-3 print:hidden">
        <TextLink href={routes.places}>All attractions</TextLink>
      </p>
    </Section>
  );
}

interface RowProps {
  name: string;
  /** The attraction's own page, if it has one. */
  href?: string;
  directions: string;
}

function AttractionRow({ name, href, directions }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-cream-200 border-b py-2">
      {href ? (
        <a className="min-w-0 flex-1 basis-40 py-1 text-link" href={href}>
          {name}
        </a>
      ) : (
        <span className="min-w-0 flex-1 basis-40">{name}</span>
      )}
      <ButtonLink
        variant="attraction"
        size="xs"
        href={directions}
        rel="noopener"
        className="print:hidden"
      >
        Directions<span className="sr-only">{` to ${name}`}</span>
      </ButtonLink>
    </li>
  );
}
