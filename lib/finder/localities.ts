import type { Content } from '../schema/content';
import type { LocalityWithoutPage } from '../schema/localities-without-page';
import { byDistance, type Position } from '../towns/distance';

/** What the finder knows by name: a town with a page, by its slug, or another locality nearby. */
export type Locality = LocalityWithoutPage & {
  slug?: string | undefined;
  /** Of a town with a page, without the word County. */
  county?: string | undefined;
};

/** Every locality the finder knows: the towns with their pages, then the others without. */
export function localities({ towns, localitiesWithoutPage }: Content): Locality[] {
  return [
    ...towns.map((town) => ({ ...facts(town), slug: town.slug, county: town.county })),
    ...localitiesWithoutPage.map((locality) => facts(locality)),
  ];
}

function facts({ name, state, latitude, longitude, zips }: Locality): Locality {
  return { name, state, latitude, longitude, zips };
}

/** The town with a page that is nearest to a point in degrees; undefined if no town is known. */
export function nearestListed(known: readonly Locality[], point: Position) {
  const listed = known.flatMap((town) =>
    town.slug === undefined ? [] : { ...town, slug: town.slug },
  );
  return byDistance(point, listed)[0];
}

/** With its straight-line miles. */
export type NearestTown = NonNullable<ReturnType<typeof nearestListed>>;
