import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inquiryWords as message } from '#words/inquiry';
import { testContent } from '@/lib/content/test-content.fixture';
import { noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { maxCount } from '@/lib/pricing/price';
import type { Business } from '@/lib/schema/business';
import { capitalize, fill } from '@/lib/text';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownCosts } from './town-costs';

const { business: record, pages, towns } = testContent;
const copy = pages.price.calculator;

const business: Business = {
  ...record,
  prices: {
    firstNotarization: { ID: null, OR: null, online: null },
    additionalNotarization: { ID: 5, OR: 5, online: 5 },
    travel: null,
    priority: null,
  },
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
};
const alder = townBySlug(towns, 'alder-falls');
const { miles } = townSurroundings(towns, business, alder);
const name = pages.price.button;
const online = fill(copy.online.name, { town: alder.name });
const path = '/areas/alder-falls/';
const calculator = (change: Partial<Business> = {}) => (
  <TownCosts business={{ ...business, ...change }} pages={pages} town={alder} miles={miles} />
);

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const documents = () => screen.getByRole('textbox', { name: 'Documents' });
const result = () => screen.getByRole('status');
const open = async (change?: Partial<Business>) => {
  render(calculator(change));
  await userEvent.click(screen.getByRole('button', { expanded: false }));
};

/** The sentence the result should have. */
const sum = (amount: string, acts: string, text = copy.visit.sum) =>
  fill(text, { total: capitalize(fill(copy.total, { amount })), acts });

beforeEach(() => {
  history.replaceState(null, '', path);
  sessionStorage.clear();
});

it('opens with the fees for one document and one person, and closes', async () => {
  await open();
  expect(screen.getByRole('button', { name, expanded: true })).toBeInTheDocument();
  expect(result()).toHaveTextContent(sum('$5', '1 notarization'));
  await press(name);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('adds up what is counted and typed, and leaves the URL alone', async () => {
  await open();
  await press('Add one signer');
  await userEvent.clear(documents());
  await userEvent.type(documents(), '3');
  expect(result()).toHaveTextContent(sum('$30', '6 notarizations'));
  expect(result()).toHaveTextContent(fill(copy.furtherActs, { fee: '$25', each: '$5' }));
  expect(location.search).toBe('');
});

it('adds travel and priority to a price, once the owner has entered them', async () => {
  const firstNotarization = { ID: 4, OR: 8, online: 4 };
  const travel = [{ towns: [alder.slug], price: 20 }];
  await open({ prices: { ...business.prices, firstNotarization, travel, priority: 15 } });
  const priced = fill(pages.price.buttonWithTravel, { town: alder.name });
  expect(screen.getByRole('button', { name: priced, expanded: true })).toBeInTheDocument();
  const text = (total: string) => fill(copy.visit.sumWithTravel, { total, acts: '1 notarization' });
  expect(result()).toHaveTextContent(text('$24'));
  await choose(copy.labels.priority);
  expect(result()).toHaveTextContent(text('$39'));
});

it('tells the message what was answered, and what no longer is', async () => {
  await open();
  expect(readInquiry()).toEqual({});
  await press('Add one document');
  const total = fill(copy.total, { amount: '$10' });
  const known = {
    town: fill(message.town, { town: 'Alder Falls' }),
    signing: fill(message.signing, { documents: '2 documents', people: '1 person' }),
    estimate: fill(message.estimate, { total }),
  };
  expect(readInquiry()).toEqual(known);
  await choose(copy.labels.priority);
  await choose(online);
  const estimate = fill(message.estimateInAll, { total });
  const { online: place, when } = message;
  expect(readInquiry()).toEqual({ ...known, estimate, place, when });
  await choose(copy.labels.standard);
  await choose(fill(copy.visit.name, { town: alder.name }));
  expect(readInquiry()).toEqual(known);
});

it('leaves what was chosen elsewhere', async () => {
  noteInquiry({ when: 'On Monday.' });
  await open();
  await press('Add one document');
  expect(readInquiry()).toMatchObject({ when: 'On Monday.' });
});

it("doesn't ask where when nothing is done online", async () => {
  await open({ authority: { ...business.authority, remote: [], online: false } });
  expect(result()).toHaveTextContent(sum('$5', '1 notarization'));
  expect(screen.queryByRole('group', { name: 'Where' })).not.toBeInTheDocument();
});

it('says what is wrong with a number, and keeps what was typed', async () => {
  await open();
  await userEvent.clear(documents());
  expect(result()).toHaveTextContent(copy.incomplete);
  expect(documents()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(documents(), 'two');
  expect(documents()).toHaveValue('two');
  expect(documents()).toBeInvalid();
  expect(documents()).toHaveAccessibleDescription(fill(copy.invalid, { most: maxCount }));
});

it('says on paper what the controls say on the screen', async () => {
  await open();
  for (const one of ['document', 'signer']) await press(`Add one ${one}`);
  for (const label of [copy.labels.priority, online]) await choose(label);
  expect(result()).toHaveTextContent(sum('$20', '4 notarizations', copy.online.sum));
  const counted = `2 documents, 2 signers; ${online}; ${copy.labels.priority}`;
  expect(within(result()).getByText(counted)).toBeInTheDocument();
  expect(result()).toHaveTextContent(copy.online.travel);
  expect(result()).not.toHaveTextContent(copy.visit.travel);
});
