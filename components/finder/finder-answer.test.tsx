import { render, screen } from '@testing-library/react';
import { finderContent } from '#content/finder';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text/templates';
import { townBySlug } from '@/lib/towns/towns';
import { FinderAnswer, type FinderMessage } from './finder-answer';

const { pages, towns } = testContent;
const { answers } = pages.finder;
const allTowns = 'all towns';

beforeEach(() => {
  finderContent.onlinePage = '';
});

const number = 'the number';
const named = (slug: string) => townBySlug(towns, slug);
const [larkin, vetch] = [named('larkin'), named('vetch')];
const nearest = (miles: number, alike = larkin) => ({ town: larkin, miles, alike });
const place = (name: string, town: string, state = 'Idaho') => ({
  place: name,
  state,
  town,
  number,
});
const area = (type: 'county' | 'region', name: string, ...slugs: string[]) => {
  return { type, name, localities: slugs.map(named) };
};
const allHere = towns.filter(({ state }) => state === 'ID');

it.each<[FinderMessage, string]>([
  [{ type: 'opening', locality: larkin }, 'Yes, we come to Larkin. Opening its page…'],
  [{ type: 'street' }, fill(answers.street, { number })],
  [
    area('county', 'Prather County', 'bluestem', 'vetch'),
    fill(answers.county, { area: 'Prather County', count: 'two', towns: 'Bluestem and Vetch' }),
  ],
  [
    area('region', 'Cinder Plain', ...allHere.map(({ slug }) => slug).slice(0, 9)),
    fill(answers.region, { area: 'Cinder Plain', count: 'nine', towns: '' }),
  ],
  [
    area('region', 'Cinder Plain', 'sandry'),
    fill(answers.oneTown, { area: 'Cinder Plain', towns: 'Sandry' }),
  ],
  [{ type: 'unknown', typed: 'Xy' }, fill(answers.unknown, { typed: 'Xy', allTowns, number })],
  [
    { type: 'unknown', typed: '99501' },
    fill(answers.unknownZip, { typed: '99501', allTowns, number }),
  ],
  [
    { type: 'notListed', locality: { ...larkin, name: 'Millrace' }, nearest: nearest(9) },
    fill(answers.notListed, place('Millrace', 'Larkin')),
  ],
  [
    { type: 'notListed', locality: vetch, nearest: nearest(9, vetch) },
    fill(answers.notListedAway, place('Vetch', 'Vetch', 'Oregon')),
  ],
  // Where no town of the state has a page.
  [
    { type: 'notListed', locality: vetch, nearest: nearest(9) },
    fill(answers.notListed, place('Vetch', 'Larkin', 'Oregon')),
  ],
  [
    { type: 'notListed', locality: vetch, nearest: nearest(41) },
    fill(answers.notListedFar, place('Vetch', '', 'Oregon')),
  ],
  [{ type: 'near', nearest: nearest(40) }, fill(answers.near, { town: 'Larkin' })],
  [{ type: 'near', nearest: nearest(41) }, fill(answers.far, { number })],
])('says %j in its own words', (answer, words) => {
  const { container } = render(<FinderAnswer answer={answer} number={number} />);
  expect(container).toHaveTextContent(words);
});

it.each<[FinderMessage, string]>([
  [
    { type: 'opening', locality: vetch },
    fill(answers.notServed, place('Vetch', 'Vetch', 'Oregon')),
  ],
  [
    { type: 'notListed', locality: { ...vetch, name: 'Upper Palmer' }, nearest: nearest(9, vetch) },
    fill(answers.notServed, place('Upper Palmer', 'Vetch', 'Oregon')),
  ],
  [
    area('county', 'Prather County', 'bluestem', 'vetch'),
    "There's more than one match. Pick yours below.",
  ],
])('promises no visit where no commission is held: %j', (answer, words) => {
  const { served } = finderContent;
  finderContent.served = ['ID'];
  const { container } = render(<FinderAnswer answer={answer} number={number} />);
  finderContent.served = served;
  expect(container).toHaveTextContent(words);
});

it('links to the town and to the list of towns', () => {
  render(<FinderAnswer answer={{ type: 'near', nearest: nearest(9) }} number={number} />);
  expect(screen.getByRole('link', { name: 'Larkin' })).toHaveAttribute(
    'href',
    routes.town('larkin'),
  );
  render(<FinderAnswer answer={{ type: 'unknown', typed: 'Xy' }} number={number} />);
  expect(screen.getByRole('link', { name: allTowns })).toHaveAttribute('href', routes.areas);
});

it.each<FinderMessage>([
  { type: 'unknown', typed: '99501' },
  { type: 'notListed', locality: vetch, nearest: nearest(41) },
  { type: 'near', nearest: nearest(41) },
])('after %j, leads to what is done online, if anything is', (answer) => {
  const link = () => screen.queryByRole('link', { name: 'sign online' });
  render(<FinderAnswer answer={answer} number={number} />);
  expect(link()).not.toBeInTheDocument();
  finderContent.onlinePage = '/services/on-screen/';
  render(<FinderAnswer answer={answer} number={number} />);
  expect(link()).toHaveAttribute('href', finderContent.onlinePage);
});
