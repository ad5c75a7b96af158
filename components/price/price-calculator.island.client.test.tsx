import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asSoonAsPossible, noAddress } from '@/lib/contact/inquiry';
import { testContent } from '@/lib/content/test-content.fixture';
import { readInquiry } from '@/lib/islands/inquiry';
import { maxCount } from '@/lib/pricing/calculator';
import type { Business } from '@/lib/schema/business';
import { fill } from '@/lib/text';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { TownCosts } from './town-costs';

const { business: record, pages, services, towns } = testContent;
const copy = pages.price.calculator;

const business: Business = {
  ...record,
  prices: {
    firstNotarization: { ...record.prices.firstNotarization, ID: null, OR: null, online: null },
    additionalNotarization: { ...record.prices.additionalNotarization, ID: 5, OR: 5, online: 5 },
    travel: null,
    priority: null,
  },
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
};
const alder = townBySlug(towns, 'alder-falls');
const { miles } = townSurroundings(towns, business, alder);
const name = pages.price.button;
const online = 'Online, by live video';
const path = '/areas/alder-falls/';
const calculator = (change: Partial<Business> = {}) => (
  <TownCosts business={{ ...business, ...change }} pages={pages} town={alder} miles={miles} />
);

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const documents = () => screen.getByRole('textbox', { name: 'Documents' });
const result = () => document.querySelector<HTMLElement>('#price') ?? document.body;
const open = async (change?: Partial<Business>) => {
  render(calculator(change));
  await userEvent.click(screen.getByRole('button', { expanded: false }));
};

/** The sentence the result should have. */
const sum = (amount: string, acts: string) =>
  `Up to ${amount} in notary fees for ${acts}. Travel is`;

beforeEach(() => {
  history.replaceState(null, '', path);
  sessionStorage.clear();
});

it('opens with the fees for one document and one person, and closes', async () => {
  await open();
  expect(screen.getByRole('button', { name, expanded: true })).toBeInTheDocument();
  expect(result()).toHaveTextContent(sum('$5', '1 notarization'));
  await press(name);
  expect(result()).not.toHaveTextContent('1 notarization');
});

it('adds up what is counted and typed, and leaves the URL alone', async () => {
  await open();
  await press('Add one signer');
  await userEvent.clear(documents());
  await userEvent.type(documents(), '3');
  expect(result()).toHaveTextContent(sum('$30', '6 notarizations'));
  expect(result()).toHaveTextContent('$25, at $5 each');
  expect(location.search).toBe('');
});

it('adds travel and priority to a price, once the owner has entered them', async () => {
  const firstNotarization = { ...business.prices.firstNotarization, ID: 4, OR: 8, online: 4 };
  const travel = [{ towns: [alder.slug], price: 20 }];
  await open({ prices: { ...business.prices, firstNotarization, travel, priority: 15 } });
  const priced = fill(pages.price.buttonWithTravel, { town: alder.name });
  expect(screen.getByRole('button', { name: priced, expanded: true })).toBeInTheDocument();
  expect(result()).toHaveTextContent('$24 for 1 notarization and travel');
  await choose(copy.labels.priority);
  expect(result()).toHaveTextContent('$39 for 1 notarization and travel');
});

it('tells the message what was answered, and what no longer is', async () => {
  await open();
  expect(readInquiry()).toEqual({});
  await press('Add one document');
  const known = {
    town: "I'm in Alder Falls.",
    signing: '2 documents, 1 person signing.',
    estimate: 'Your website figured up to $10 in notary fees, travel not included.',
  };
  expect(readInquiry()).toEqual(known);
  await choose(copy.labels.priority);
  await choose(online);
  const estimate = 'Your website figured up to $10.';
  const place = services.find((service) => service.online)?.message;
  const now = { estimate, place, address: noAddress, when: asSoonAsPossible };
  expect(readInquiry()).toEqual({ ...known, ...now });
  await choose(copy.labels.standard);
  await choose('In person, in Alder Falls');
  expect(readInquiry()).toEqual(known);
});

it("doesn't ask where when nothing is done online", async () => {
  await open({ authority: { ...business.authority, remote: [], online: false } });
  expect(result()).toHaveTextContent(sum('$5', '1 notarization'));
  expect(screen.queryByRole('group', { name: 'Where' })).not.toBeInTheDocument();
});

it('says what is wrong with a number, and keeps what was typed', async () => {
  await open();
  await userEvent.clear(documents());
  expect(result()).toHaveTextContent('Enter the number of documents and signers');
  expect(documents()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(documents(), 'two');
  expect(documents()).toHaveValue('two');
  expect(documents()).toBeInvalid();
  expect(documents()).toHaveAccessibleDescription(
    expect.stringContaining(`from 1 to ${maxCount}.`),
  );
});

it('says on paper what the controls say on the screen', async () => {
  await open();
  for (const one of ['document', 'signer']) await press(`Add one ${one}`);
  for (const label of [copy.labels.priority, online]) await choose(label);
  expect(result()).toHaveTextContent('Up to $20 for 4 notarizations, no travel fee');
  const counted = `2 documents, 2 signers; ${online}; ${copy.labels.priority}`;
  expect(within(result()).getByText(counted)).toBeInTheDocument();
  expect(result()).toHaveTextContent(copy.travel.online);
  expect(result()).not.toHaveTextContent(copy.travel.visit);
});
