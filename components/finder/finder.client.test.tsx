import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatPhone } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { localities } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { Finder } from './finder.client';

const { business, ...content } = testContent;
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
  await type('alder');
  expect(options()).toEqual(['Alder Falls, Idaho']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(status()).toHaveTextContent('1 suggestion');
});

it('says which localities have no page', async () => {
  await type('upper');
  expect(options()).toEqual(['Upper Palmer, Oregon (not on our list)']);
});

it('goes through the list with the arrow keys and back to the box', async () => {
  await type('juniper');
  await userEvent.type(box(), '{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Juniper Wells, Idaho' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.type(box(), '{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(box(), '{ArrowUp}');
  expect(option).toHaveAttribute('aria-selected', 'true');
});

it('closes the list with Escape, and clears the box with the next Escape', async () => {
  await type('vetch{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('vetch');
  await userEvent.type(box(), '{Escape}');
  expect(box()).toHaveValue('');
});

it('closes the list when the focus leaves', async () => {
  await type('vetch');
  await userEvent.tab();
  expect(options()).toEqual([]);
});

it.each([
  ['', 'Type a town or a ZIP code.'],
  ['839', 'Type all 5 digits of the ZIP code.'],
  ['83932', 'Several places fit: choose one from the list.'],
])('has an answer of its own for %j', async (text, words) => {
  await type(`${text}{Enter}`);
  expect(status()).toHaveTextContent(words);
});

it('keeps the list open when several localities fit', async () => {
  await type('83932{Enter}');
  expect(options()).toEqual(['Alder Falls, Idaho', 'Larkin, Idaho']);
});

it('names the nearest town to a locality that has no page', async () => {
  await type('upper{Enter}');
  expect(status()).toHaveTextContent('Upper Palmer, Oregon, is not on our list of towns.');
  const nearest = screen.getByRole('link', { name: 'Palmer Draw, Oregon' });
  expect(nearest).toHaveAttribute('href', routes.town('palmer-draw'));
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
  await type('Fetch{Enter}');
  expect(status()).toHaveTextContent('Did you mean this one?');
  expect(options()).toEqual(['Vetch, Oregon']);
});

it('moves the focus to the box when the button has opened the list', async () => {
  await type('83932');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(options()).toHaveLength(2);
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

it('puts what was chosen into the box', async () => {
  await type('mo');
  await userEvent.click(screen.getByRole('option', { name: /^Moss Gate, Idaho/ }));
  expect(box()).toHaveValue('Moss Gate, Idaho');
  expect(status()).toHaveTextContent('Moss Gate, Idaho, is not on our list of towns.');
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
  if (early) early.value = 'vetch';
  early?.focus();
  await act(async () => void render(finder, { container: root, hydrate: true }));
  expect(options()).toEqual(['Vetch, Oregon']);
  root.remove();
});

it('has no name attribute, so that what is typed gets into no request and no URL', () => {
  render(finder);
  expect(box()).not.toHaveAttribute('name');
});
