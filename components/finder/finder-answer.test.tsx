import { render, screen } from '@testing-library/react';
import { finderWords } from '#words/finder';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import { townBySlug } from '@/lib/towns/towns';
import { FinderAnswer, type FinderMessage } from './finder-answer';

const { pages, towns } = testContent;
const copy = pages.finder.box;
const { allTowns, answers } = copy;

beforeEach(() => {
  finderWords.onlinePage = '';
});

const number = 'the number';
const [larkin, vetch] = [townBySlug(towns, 'larkin'), townBySlug(towns, 'vetch')];
const town = 'Larkin, Idaho';
const nearest = (miles: number) => ({ town: larkin, miles });

it.each<[FinderMessage, string]>([
  [{ kind: 'opening', locality: larkin }, fill(answers.opening, { place: town })],
  [{ kind: 'unknown', typed: 'Xy' }, fill(answers.unknown, { typed: 'Xy', allTowns, number })],
  [
    { kind: 'unknown', typed: '99501' },
    fill(answers.unknownZip, { typed: '99501', allTowns, number }),
  ],
  [
    { kind: 'notListed', locality: vetch, nearest: nearest(9) },
    fill(answers.notListed, { place: 'Vetch, Oregon', town, number }),
  ],
  [
    { kind: 'notListed', locality: vetch, nearest: nearest(41) },
    fill(answers.notListedFar, { place: 'Vetch, Oregon', town, number }),
  ],
  [{ kind: 'near', nearest: nearest(40) }, fill(answers.near, { town })],
  [{ kind: 'near', nearest: nearest(41) }, fill(answers.far, { town, number })],
])('says %j in its own words', (answer, words) => {
  const { container } = render(<FinderAnswer answer={answer} number={number} />);
  expect(container).toHaveTextContent(words);
});

it('links to the town and to the list of towns', () => {
  render(<FinderAnswer answer={{ kind: 'near', nearest: nearest(9) }} number={number} />);
  expect(screen.getByRole('link', { name: town })).toHaveAttribute('href', routes.town('larkin'));
  render(<FinderAnswer answer={{ kind: 'unknown', typed: 'Xy' }} number={number} />);
  expect(screen.getByRole('link', { name: allTowns })).toHaveAttribute('href', routes.areas);
});

it.each<[FinderMessage, boolean]>([
  [{ kind: 'unknown', typed: 'Xy' }, true],
  [{ kind: 'notListed', locality: vetch, nearest: nearest(9) }, true],
  [{ kind: 'near', nearest: nearest(41) }, true],
  [{ kind: 'near', nearest: nearest(9) }, false],
])('after %j, leads to what is done online: %s', (answer, leads) => {
  const link = () => screen.queryByRole('link', { name: copy.signOnline });
  render(<FinderAnswer answer={answer} number={number} />);
  expect(link()).not.toBeInTheDocument();
  finderWords.onlinePage = '/services/on-screen/';
  render(<FinderAnswer answer={answer} number={number} />);
  if (leads) expect(link()).toHaveAttribute('href', finderWords.onlinePage);
  else expect(link()).not.toBeInTheDocument();
});
