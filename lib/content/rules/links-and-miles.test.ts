import { milesBetween } from '../../towns/distance';
import { homeTownOf, townBySlug } from '../../towns/towns';
import { testContent } from '../test-content.fixture';
import { sentencesWithStraightMiles } from './links-and-miles';

const { towns } = testContent;
const [larkin, vetch] = [townBySlug(towns, 'larkin'), townBySlug(towns, 'vetch')];
const home = homeTownOf(testContent);
const straight = Math.round(milesBetween(larkin, vetch));
const fromHome = Math.round(milesBetween(home, vetch));
const about = `About ${straight} miles to Vetch.`;
const between = `From ${home.name} to Vetch, it's ${fromHome} miles.`;

it.each([
  [`We drive. ${about} Call us.`, [about]],
  [between, [between]],
  [`${about}\n\n${between}`, [about, between]],
  [`Vetch is ${fromHome} miles away.`, []],
  [`About ${straight + 3} miles to Vetch.`, []],
  [`The park has ${straight} miles of paths.`, []],
  [`It's ${straight} miles. Vetch is east.`, []],
])('on the page of Larkin, finds in %s: %j', (text, found) => {
  expect(sentencesWithStraightMiles(text, larkin, towns)).toEqual(found);
});
