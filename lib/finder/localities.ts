import type { Content } from '../schema/content';
import type { LocalityWithoutPage } from '../schema/localities-without-page';
import type { StateCode } from '../states';
import { byDistance, type Position } from '../towns/distance';

/** What the finder knows by name: a town with a page, by its slug, or another locality nearby. */
export type Locality = LocalityWithoutPage & {
  slug?: string | undefined;
  /** Of a town with a page, without the word County. */
  county?: string | undefined;
};

/** A county or a region, whose towns are offered together. */
export type NamedArea = ReturnType<typeof areas>[number];

/** Every area the finder knows: the counties of the towns, then the regions that may be named. */
export const areas = ({ business, towns }: Content) => [
  ...towns.map(({ county, state }) => {
    return { type: 'county' as const, name: `${county} County`, state, counties: [county] };
  }),
  ...business.serviceArea.map((region) => ({ ...region, type: 'region' as const })),
];

/** Every locality the finder knows: the towns with their pages, then the others without. */
export function localities({ towns, localitiesWithoutPage }: Content): Locality[] {
  // A town that got a page stays in the list of those without, for the day on which it's removed.
  const others = localitiesWithoutPage.filter(
    (one) => !towns.some(({ name, state }) => name === one.name && state === one.state),
  );
  const listed = towns.map(({ name, state, latitude, longitude, zips, slug, county }) => {
    return { name, state, latitude, longitude, zips, slug, county };
  });
  return [...listed, ...others];
}

/**
 * The town with a page that is nearest to a point in degrees; and `alike`, the nearest in the
 * point's own state, where the same law applies, if there is one.
 *
 * @throws Error if no town is known.
 */
export function nearestListed(known: readonly Locality[], point: Position & { state?: StateCode }) {
  const listed = known.flatMap((town) =>
    town.slug === undefined ? [] : { ...town, slug: town.slug },
  );
  const near = byDistance(point, listed);
  const [nearest] = near;
  if (!nearest) throw new Error('expected a town with a page');
  const alike = near.find(({ town }) => town.state === point.state) ?? nearest;
  return { ...nearest, alike: alike.town };
}

/** The nearest town with its straight-line miles. */
export type NearestTown = ReturnType<typeof nearestListed>;
