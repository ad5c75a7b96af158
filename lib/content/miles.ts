import type { Town } from '../schema/town';
import { milesBetween } from '../towns/distance';
import { nameMask } from './word-runs';

/** A number of miles. */
export const milesIn = /\b\d+(?= miles?\b)/;

export const milesByRoad =
  'the miles by road: these are as the crow flies (if the road is as short, add it to “Miles by road that you looked up”)';

/**
 * The sentences of a text that give straight-line miles as if they were the road's: those between two towns that
 * it names, or between one of them and the page's town. They are fine where the road is as short (`roadMiles`).
 */
export function straightMiles(text: string, pageTown: Town, towns: readonly Town[]): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    if (!milesIn.test(sentence)) return false;
    const ends = towns.filter((town) => town === pageTown || nameMask([town.name]).test(sentence));
    return [...sentence.matchAll(RegExp(milesIn, 'g'))].some(([miles]) =>
      ends.some((from, index) =>
        ends.slice(index + 1).some((to) => isStraight(Number(miles), from, to)),
      ),
    );
  });
}

function isStraight(miles: number, from: Town, to: Town): boolean {
  const isRoad = ({ roadMiles = [] }: Town, { slug }: Town) =>
    roadMiles.some((road) => road.to === slug && road.miles === miles);
  return Math.round(milesBetween(from, to)) === miles && !isRoad(from, to) && !isRoad(to, from);
}
