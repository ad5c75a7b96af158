import { render, screen } from '@testing-library/react';
import { testContent } from '@/lib/content/test-content.fixture';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/text';
import { townBySlug } from '@/lib/towns/towns';
import { FinderAnswer, type FinderMessage } from './finder-answer';

const { pages, towns } = testContent;
const copy = pages.finder.box;
const { allTowns, answers } = copy;

jest.mock('./finder-copy', () => ({
  get finderCopy() {
    return copy;
  },
}));

const number = 'the number';
const [larkin, vetch] = [townBySlug(towns, 'larkin'), townBySlug(towns, 'vetch')];
const town = 'Larkin, Idaho';
const nearest = (miles: number) => ({ town: larkin, miles });

it.each<[FinderMessage, string]>([
  [{ kind: 'opening', locality: larkin }, fill(answers.opening, { place: town })],
  [{ kind: 'unknown', typed: 'Xy' }, fill(answers.unknown, { typed: 'Xy', allTowns, number })],
  [
    { kind: 'notListed', locality: vetch, nearest: nearest(9) },
    fill(answers.notListed, { place: 'Vetch, Oregon', town, miles: '9 miles', number }),
  ],
  [{ kind: 'near', nearest: nearest(40) }, fill(answers.near, { town, miles: '40 miles' })],
  [{ kind: 'near', nearest: nearest(41) }, fill(answers.far, { town, miles: '41 miles', number })],
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
