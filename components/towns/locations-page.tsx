import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { ringMiles } from '@/lib/drawing/map/area-map';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { pluralize } from '@/lib/text/format';
import { fill } from '@/lib/text/templates';
import { byDistance, milesNote, roundMiles } from '@/lib/towns/distance';
import { homeTownOf, locationTowns } from '@/lib/towns/towns';
import { AreaFrame } from './area-frame';
import { LinkedMap } from './linked-map';
import { TownList } from './town-list';

/** The towns between one ring of the map and the next. */
const rings = [0, ...ringMiles].map((from, index) => {
  const to = ringMiles[index] ?? Number.POSITIVE_INFINITY;
  const beyond = ringMiles[index] ? `${from} to ${to} miles` : `More than ${from} miles`;
  return { title: from === 0 ? `Within ${to} miles` : beyond, from, to };
});

/** The page that shows how far each town is. */
export function LocationsPage(props: Content) {
  const { business, pages, towns } = props;
  const homeTown = homeTownOf(props);
  const listed = locationTowns(towns, business);
  const shown = byDistance(homeTown, listed);
  const all = pluralize(towns.length, 'town');
  const lead = fill(pages.locations.lead, { homeTown: homeTown.name, count: shown.length, all });
  return (
    <AreaFrame {...props} page="locations" lead={lead} count={shown.length}>
      <div className="grid grid-cols-1 gap-x-gutter lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-5">
          {rings.map(({ title, from, to }) => {
            const within = shown.filter(
              ({ miles }) => roundMiles(miles) > from && roundMiles(miles) <= to,
            );
            return (
              within.length > 0 && (
                <Section
                  key={title}
                  id={`miles-${from}`}
                  layout="column"
                  className="mt-8"
                  title={title}
                >
                  <TownList {...props} shown={within.map(({ town }) => town)} columns="two" />
                </Section>
              )
            );
          })}
          <p className="mt-3 text-sm">{milesNote}</p>
          <p className="mt-6">
            <TextLink href={routes.areas}>See all towns</TextLink>
          </p>
        </div>
        <div className="pt-8 md:pt-12 lg:sticky lg:top-0 lg:col-span-7 lg:self-start">
          <LinkedMap {...props} shown={listed} />
        </div>
      </div>
    </AreaFrame>
  );
}
