import type { Town } from '../../schema/town';
import { placeName, slugOf, townName } from './synthetic-names';

/** Within Idaho, and so far from its edges that a town's places lie there too; in degrees. */
const ground = { west: -116.8, east: -111.5, south: 42.4, north: 48.6 };

/** Places of the real towns may be so far off in the town's file, in degrees. */
const reach = 0.4;

/**
 * A town that nobody founded, with the texts, the offices and as many places as the real one that it
 * is made after, so that its pages weigh what real ones weigh.
 *
 * @param index another town for each, the same one each time.
 */
export function syntheticTown(model: Town, index: number): Town {
  const name = townName(index);
  const point = pointAt(index);
  // Left out: the first must be the town's own, the others are searched for, which is the longer way.
  const { description, nearbyLocations, ...rest } = model;
  return {
    ...rest,
    ...point,
    name,
    slug: slugOf(name),
    state: 'ID',
    attractions: model.attractions.map((place, number) => ({
      ...place,
      name: placeName(name, number),
      slug: slugOf(placeName(name, number)),
      ...(place.address && { address: { ...place.address, city: name, state: 'ID' } }),
      ...moved(place, model, point),
    })),
  };
}

/**
 * Spreads points evenly however many there are: the sequence of Martin Roberts, whose steps are powers
 * of the plastic number (https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/).
 */
function pointAt(index: number): { latitude: number; longitude: number } {
  const part = (step: number) => ((index + 1) * step) % 1;
  return {
    latitude: rounded(ground.south + part(0.7548776662466927) * (ground.north - ground.south)),
    longitude: rounded(ground.west + part(0.5698402909980532) * (ground.east - ground.west)),
  };
}

type Place = Town['attractions'][number];

/** A place as far from its town as the model has it; nothing where it has no coordinates. */
function moved({ latitude, longitude }: Place, from: Town, to: ReturnType<typeof pointAt>) {
  if (latitude === undefined || longitude === undefined) return {};
  const by = (difference: number) => Math.min(Math.max(difference, -reach), reach);
  return {
    latitude: rounded(to.latitude + by(latitude - from.latitude)),
    longitude: rounded(to.longitude + by(longitude - from.longitude)),
  };
}

/** To four places, as content has them: some ten meters. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
