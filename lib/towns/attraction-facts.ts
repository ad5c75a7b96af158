import { type AttractionWithTown, countyAndState, townAndState } from './towns';

/** Where an attraction is that isn't in the town that lists it. */
export const near = (town: string) => `Near ${town}`;

/** Whether an attraction is in the town that lists it, as far as its address and county tell. */
export function isInTown({ town, address, county }: AttractionWithTown): boolean {
  return !county && (!address || address.city === town.name);
}

/** The county of an attraction, with its state, if it isn't that of the town that lists it. */
export function ownCounty({ town, address, county }: AttractionWithTown) {
  return county && { county, state: address?.state ?? town.state };
}

/** The town that lists an attraction, or that it's near that town, and in which other county. */
export function whereabouts(attraction: AttractionWithTown): string {
  const { town } = attraction;
  const other = ownCounty(attraction);
  if (other) return `${near(town.name)}, in ${countyAndState(other)}`;
  return isInTown(attraction) ? townAndState(town) : near(townAndState(town));
}
