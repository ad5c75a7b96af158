import { nameMask } from '../../lib/content/originality';
import { routes } from '../../lib/routes';
import type { Town } from '../../lib/schema/town';
import { milesBetween } from '../../lib/towns/distance';
import { townBySlug } from '../../lib/towns/towns';
import { absence, type Check } from './outcome';

/**
 * No sentence says a straight line as if it were the road. Where one names a town and a number of miles,
 * the number isn't how far the crow flies to it from the page's own town (elsewhere, from the home town)
 * or between two of the towns named, unless that is the road's, too (`roadMiles` of a town), or it's in a
 * list on a page that says how its miles are measured.
 */
export const checkMiles: Check = ({ pages, content }) => {
  const { business, towns } = content;
  const note = content.pages.locations.list.miles;
  const pathsOf = ({ slug, attractions }: Town) => [
    routes.town(slug),
    ...attractions.map((attraction) => routes.attraction(attraction.slug)),
  ];
  return pages.map(({ path, blocks, mainWords }) => {
    const own =
      towns.find((town) => pathsOf(town).includes(path)) ?? townBySlug(towns, business.home.town);
    const straight = blocks
      .filter(({ name }) => name !== 'li' || !mainWords.includes(note))
      .flatMap(({ text }) => text.split(/(?<=[.!?]) /))
      .filter((sentence) => {
        const ends = towns.filter((town) => town === own || nameMask([town.name]).test(sentence));
        return [...sentence.matchAll(/\b(\d+) miles?\b/g)].some(([, miles]) =>
          ends.some((from, index) =>
            ends.slice(index + 1).some((to) => isStraight(Number(miles), from, to)),
          ),
        );
      });
    return absence(path, 'miles by road, or a note on how they are measured', straight);
  });
};

function isStraight(miles: number, from: Town, to: Town): boolean {
  const isRoad = ({ roadMiles = [] }: Town, { slug }: Town) =>
    roadMiles.some((road) => road.to === slug && road.miles === miles);
  return Math.round(milesBetween(from, to)) === miles && !isRoad(from, to) && !isRoad(to, from);
}
