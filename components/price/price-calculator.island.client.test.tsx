import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asSoonAsPossible } from '@/lib/contact/inquiry';
import { testContent } from '@/lib/content/test-content.fixture';
import { readInquiry } from '@/lib/islands/inquiry';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text/templates';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownCosts } from './town-costs';

const { business: record, pages, towns } = testContent;
const copy = pages.price.calculator;

const business: Business = {
  ...record,
  prices: {
    firstNotarization: { ...record.prices.firstNotarization, ID: null, OR: null, online: null },
    additionalNotarization: { ...record.prices.additionalNotarization, ID: 5, OR: 5, online: 5 },
    travel: [{ towns: ['alder-falls'], price: 20 }],
    priority: null,
  },
};
const alder = townBySlug(towns, 'alder-falls');
const { miles } = townSurroundings(towns, business, alder);
const name = fill(pages.price.button, { town: alder.name });
const path = '/areas/alder-falls/';
const calculator = (change: Partial<Business> = {}) => (
  <TownCosts business={{ ...business, ...change }} pages={pages} town={alder} miles={miles} />
);

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const count = (label: string, number: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), number);
const result = () => document.querySelector<HTMLElement>('#price') ?? document.body;
const open = async (change?: Partial<Business>) => {
  render(calculator(change));
  await userEvent.click(screen.getByRole('button', { expanded: false }));
};

/** The sentence the result should have. */
const sum = (amount: string, acts: string) => `Up to ${amount} for ${acts} and travel`;

beforeEach(() => {
  history.replaceState(null, '', path);
  sessionStorage.clear();
});

it('opens with the fees for one document and one person, below those for two, and closes', async () => {
  await open();
  const costs = fill(pages.fees.town, { twoNotarizations: 'up to $10 in Idaho' });
  expect(screen.getByRole('region')).toHaveTextContent(costs);
  expect(screen.getByRole('button', { name, expanded: true })).toBeInTheDocument();
  expect(result()).toHaveTextContent(sum('$25', '1 notarization'));
  await press(name);
  expect(result()).not.toHaveTextContent('1 notarization');
});

it('adds up what is counted, and leaves the URL alone', async () => {
  await open();
  await count('Signers', '2');
  await count('Documents', '3');
  expect(result()).toHaveTextContent(sum('$50', '6 notarizations'));
  expect(result()).toHaveTextContent('$25, at $5 each');
  expect(location.search).toBe('');
});

it('tells the message what was answered, and what no longer is', async () => {
  await open();
  expect(readInquiry()).toEqual({});
  await count('Documents', '2');
  const known = {
    town: "I'm in Alder Falls.",
    signing: '2 documents, 1 person signing.',
    estimate: 'Your website figured up to $30.',
  };
  expect(readInquiry()).toEqual(known);
  await choose(copy.labels.priority);
  expect(readInquiry()).toEqual({ ...known, when: asSoonAsPossible });
  await choose(copy.labels.standard);
  expect(readInquiry()).toEqual(known);
});

it('offers a message where travel has no price', () => {
  render(calculator({ prices: { ...business.prices, travel: null } }));
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'Ask by message what a visit to Alder Falls costs' }),
  ]);
});

it('says on paper what the controls say on the screen', async () => {
  await open();
  for (const label of ['Documents', 'Signers']) await count(label, '2');
  await choose(copy.labels.priority);
  const counted = `2 documents, 2 signers; ${copy.labels.priority}`;
  expect(within(result()).getByText(counted)).toBeInTheDocument();
});
