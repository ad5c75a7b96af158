import type { Attraction } from '../schema/attraction';
import { isServed } from '../schema/authority';
import type { Business } from '../schema/business';
import type { Town } from '../schema/town';
import { stateNames } from '../states';
import { byDistance, milesBetween, withMilesFrom } from './distance';
import { nearestHospitals } from './nearest-hospital';

export type AttractionWithTown = Attraction & { town: Town };

/** How far a nearby town may be, in straight-line miles, and how many are shown (decision 0006). */
const nearbyMiles = 40;
const nearbyCount = 4;

/** The town with a slug; it throws when there is none. */
export function townBySlug(towns: readonly Town[], slug: string): Town {
  const town = towns.find((one) => one.slug === slug);
  if (!town) throw new Error(`There is no town "${slug}"`);
  return town;
}

/** The towns with these slugs, in the order of the slugs. */
export function townsBySlug(towns: readonly Town[], slugs: readonly string[]): Town[] {
  return slugs.map((slug) => townBySlug(towns, slug));
}

export const homeTownOf = (of: { business: Business; towns: readonly Town[] }): Town =>
  townBySlug(of.towns, of.business.home.town);

/** The towns named in its file, else up to four within 40 miles and at least the nearest one. */
export function nearbyTowns(towns: readonly Town[], town: Town) {
  const { hasNearby, nearbyLocations } = town;
  if (!hasNearby) return [];
  if (nearbyLocations) return withMilesFrom(town, townsBySlug(towns, nearbyLocations));
  const others = towns.filter(({ slug }) => slug !== town.slug);
  return byDistance(town, others)
    .slice(0, nearbyCount)
    .filter(({ miles }, index) => index === 0 || miles <= nearbyMiles);
}

/** Everything around a town that its page shows. */
export function townSurroundings(towns: readonly Town[], business: Business, town: Town) {
  const homeTown = homeTownOf({ business, towns });
  const index = towns.findIndex(({ slug }) => slug === town.slug);
  return {
    homeTown,
    miles: milesBetween(homeTown, town),
    nearby: nearbyTowns(towns, town),
    hospitals: nearestHospitals(towns, town),
    // The list wraps around at both ends.
    prev: towns.at(index - 1) ?? town,
    next: towns[(index + 1) % towns.length] ?? town,
  };
}

/** The towns that /locations/ shows. */
export function locationTowns(towns: readonly Town[], business: Business): Town[] {
  return towns.filter(({ slug }) => !business.notOnLocations.includes(slug));
}

/** How many of the main towns the footer shows (decision 0006). */
const footerCount = 5;

export function footerTowns(towns: readonly Town[], business: Business): Town[] {
  return townsBySlug(towns, business.mainTowns.slice(0, footerCount));
}

export function townAndState({ name, state }: Pick<Town, 'name' | 'state'>): string {
  return `${name}, ${stateNames[state]}`;
}

export function countyAndState({ county, state }: Pick<Town, 'county' | 'state'>): string {
  return `${county} County, ${stateNames[state]}`;
}

/** Every attraction with its town and its place in that town's list. */
export const allAttractions = (towns: readonly Town[]) =>
  towns.flatMap((town) =>
    town.attractions.map((attraction, index) => ({ ...attraction, town, index })),
  );

/** The towns where we may act: those in a state with a commission in force. */
export const servedTowns = (towns: readonly Town[], business: Pick<Business, 'authority'>) =>
  towns.filter(({ state }) => isServed(business, state));
