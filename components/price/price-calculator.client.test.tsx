import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { smsHref } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { maxCount } from '@/lib/pricing/price';
import type { Business } from '@/lib/schema/business';
import { formatMiles } from '@/lib/towns/distance';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';
import { PriceForTown } from './price-for-town';

const { business: record, towns } = testContent;
const business: Business = {
  ...record,
  prices: { additionalNotarization: 5 },
  authority: { states: ['ID', 'OR'], remote: ['ID'], online: true },
};
const alder = townBySlug(towns, 'alder-falls');
const { homeTown, miles } = townSurroundings(towns, business, alder);
const path = '/areas/alder-falls/';
const calculator = (change: Partial<Business> = {}) => (
  <PriceForTown
    business={{ ...business, ...change }}
    homeTown={homeTown}
    town={alder}
    miles={miles}
  />
);

const button = () => screen.getByRole('button', { name: 'Work out the fees for Alder Falls' });
const papers = () => screen.getByRole('textbox', { name: 'Papers' });
const result = () => screen.getByRole('status');
const open = async (change?: Partial<Business>) => {
  render(calculator(change));
  await userEvent.click(button());
};

beforeEach(() => history.replaceState(null, '', path));

it('is only a button in the HTML', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(calculator());
  expect(page).toHaveTextContent(/^Work out the fees for Alder Falls$/);
  expect(page.querySelectorAll('button[aria-expanded="false"]')).toHaveLength(1);
});

it('opens with the fees for one paper and one person, and closes', async () => {
  await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(result()).toHaveTextContent('At most $5 for 1 notarial act, plus travel');
  expect(result()).toHaveTextContent(`${formatMiles(miles)} from ${homeTown.name}`);
  expect(location.href).toMatch(new RegExp(`${path}$`));
  await userEvent.click(button());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('adds up what is counted and typed, and keeps it in the URL', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'One person more' }));
  await userEvent.clear(papers());
  await userEvent.type(papers(), '3');
  expect(result()).toHaveTextContent('At most $30 for 6 notarial acts, plus travel');
  expect(result()).toHaveTextContent('$25, at $5 each');
  expect(location.search).toBe('?papers=3&people=2&when=standard&how=in-person');
});

it('puts the numbers into a text message that is ready to send', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Priority/ }));
  expect(screen.getByRole('link', { name: /^Text us this/ })).toHaveAttribute(
    'href',
    smsHref(business.phone, 'Notary needed: 1 paper, 1 person, in Alder Falls, priority'),
  );
});

it('mentions no trip for an online session', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Online, by live video' }));
  expect(result()).toHaveTextContent('At most $5 for 1 notarial act, and no trip to pay for');
  expect(result()).not.toHaveTextContent('straight line');
});

it('does not ask where, and ignores that answer in the URL, when nothing is done online', async () => {
  history.replaceState(null, '', `${path}?papers=1&how=online`);
  render(calculator({ authority: { ...business.authority, remote: [], online: false } }));
  expect(result()).toHaveTextContent('plus travel');
  expect(screen.queryByRole('group', { name: 'Where' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One paper more' }));
  expect(location.search).toBe('?papers=2&how=in-person&people=1&when=standard');
});

it('says what is wrong with a number, and keeps what was typed', async () => {
  await open();
  await userEvent.clear(papers());
  expect(result()).toHaveTextContent('Enter how many papers and people');
  expect(papers()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(papers(), 'two');
  expect(papers()).toHaveValue('two');
  expect(papers()).toBeInvalid();
  expect(papers()).toHaveAccessibleDescription(/^A whole number from 1 to/);
  expect(screen.queryByRole('link', { name: /^Text us this/ })).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

it('stops counting at the lowest and the highest number', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'One paper fewer' }));
  expect(papers()).toHaveValue('1');
  await userEvent.clear(papers());
  await userEvent.type(papers(), String(maxCount));
  await userEvent.click(screen.getByRole('button', { name: 'One paper more' }));
  expect(papers()).toHaveValue(String(maxCount));
});

it('opens with the answers from the URL', () => {
  history.replaceState(null, '', `${path}?papers=2&people=2&when=priority&how=online`);
  render(calculator());
  expect(papers()).toHaveValue('2');
  expect(screen.getByRole('radio', { name: /^Priority/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Online/ })).toBeChecked();
  expect(result()).toHaveTextContent('At most $20 for 4 notarial acts');
});

it('ignores hostile answers in the URL', () => {
  history.replaceState(null, '', `${path}?papers=%3Cb%3E&people=1e9&when=%00&how=__proto__`);
  render(calculator());
  expect(papers()).toHaveValue('1');
  expect(within(result()).getByText('1 paper, 1 person, in Alder Falls')).toBeInTheDocument();
});
