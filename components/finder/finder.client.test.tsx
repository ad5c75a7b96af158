import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatPhone } from '@/lib/contact/phone';
import { readContent } from '@/lib/content/read-content';
import { localities } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { Finder } from './finder.client';

const { business, ...content } = readContent(process.cwd());
const known = localities(content);

jest.mock('./localities', () => ({
  get localities() {
    return known;
  },
}));

const box = () => screen.getByRole('combobox', { name: 'Find your town by name or ZIP code' });
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const finder = <Finder phone={business.phone} />;

async function type(text: string) {
  render(finder);
  await userEvent.type(box(), text);
}

it('offers what begins with the letters typed', async () => {
  await type('mer');
  expect(options()).toEqual(['Meridian, Idaho']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(status()).toHaveTextContent('1 suggestion');
});

it('says which localities have no page', async () => {
  await type('nyssa');
  expect(options()).toEqual(['Nyssa, Oregon (not on our list)']);
});

it('goes through the list with the arrow keys and back to the box', async () => {
  await type('horse');
  await userEvent.type(box(), '{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Horseshoe Bend, Idaho' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.type(box(), '{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(box(), '{ArrowUp}');
  expect(option).toHaveAttribute('aria-selected', 'true');
});

it('closes the list with Escape, and clears the box with the next Escape', async () => {
  await type('kuna{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('kuna');
  await userEvent.type(box(), '{Escape}');
  expect(box()).toHaveValue('');
});

it('closes the list when the focus leaves', async () => {
  await type('kuna');
  await userEvent.tab();
  expect(options()).toEqual([]);
});

it.each([
  ['', 'Type a town or a ZIP code.'],
  ['836', 'Type all 5 digits of the ZIP code.'],
  ['83703', 'Several places fit: choose one from the list.'],
])('has an answer of its own for %j', async (text, words) => {
  await type(`${text}{Enter}`);
  expect(status()).toHaveTextContent(words);
});

it('keeps the list open when several localities fit', async () => {
  await type('83703{Enter}');
  expect(options()).toEqual(['Boise, Idaho', 'Garden City, Idaho']);
});

it('names the nearest town to a locality that has no page', async () => {
  await type('nyssa{Enter}');
  expect(status()).toHaveTextContent('Nyssa, Oregon, is not on our list of towns.');
  const nearest = screen.getByRole('link', { name: 'Parma, Idaho' });
  expect(nearest).toHaveAttribute('href', routes.town('parma'));
});

it('says what it does not know, and how to ask', async () => {
  await type('Atlantis{Enter}');
  expect(status()).toHaveTextContent('We know no place “Atlantis”');
  expect(screen.getByRole('link', { name: formatPhone(business.phone) })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'all towns' })).toHaveAttribute('href', routes.areas);
});

it('removes its answer as soon as something else is typed', async () => {
  await type('Atlantis{Enter}');
  await userEvent.type(box(), 'x');
  expect(status()).toBeEmptyDOMElement();
});

it('asks whether the only similar locality was meant', async () => {
  await type('Lotus{Enter}');
  expect(status()).toHaveTextContent('Did you mean this one?');
  expect(options()).toEqual(['Notus, Idaho']);
});

it('moves the focus to the box when the button has opened the list', async () => {
  await type('83703');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(options()).toHaveLength(2);
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

it('puts what was chosen into the box', async () => {
  await type('mu');
  await userEvent.click(screen.getByRole('option', { name: /^Murphy, Idaho/ }));
  expect(box()).toHaveValue('Murphy, Idaho');
  expect(status()).toHaveTextContent('Murphy, Idaho, is not on our list of towns.');
});

it('shows no old answer when the visitor comes back to the page', async () => {
  await type('Atlantis{Enter}');
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(status()).toBeEmptyDOMElement();
});

it('reads what was typed before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(finder);
  const early = root.querySelector('input');
  if (early) early.value = 'kuna';
  early?.focus();
  await act(async () => void render(finder, { container: root, hydrate: true }));
  expect(options()).toEqual(['Kuna, Idaho']);
  root.remove();
});

it('has no name attribute, so that what is typed gets into no request and no URL', () => {
  render(finder);
  expect(box()).not.toHaveAttribute('name');
});
