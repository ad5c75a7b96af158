import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { localities } from '@/lib/finder/localities';
import { routes } from '@/lib/routes';
import { townBySlug } from '@/lib/towns/towns';
import { Finder } from './finder.client';

const { business, ...content } = testContent;
const known = localities(testContent);
const copy = content.pages.finder.box;
const { answers } = copy;

jest.mock('./localities', () => ({
  get localities() {
    return known;
  },
}));

jest.mock('./finder-copy', () => ({
  get finderCopy() {
    return copy;
  },
}));

const box = () => screen.getByRole('combobox', { name: copy.label });
const status = () => screen.getByRole('status');
const options = () =>
  screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
const finder = <Finder number="the number" />;

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

it('says how far each town is from home, and which localities have no page', async () => {
  await type('upper');
  const option = screen.getByRole('option', { name: /^Upper Palmer, Oregon/ });
  expect(option).toHaveTextContent(copy.unlisted);
  await userEvent.clear(box());
  await userEvent.type(box(), 'alder');
  expect(screen.getByRole('option')).toHaveTextContent(/^Alder Falls, Idaho\d+ miles$/);
  await userEvent.clear(box());
  await userEvent.type(box(), townBySlug(content.towns, business.home.town).name);
  expect(screen.getAllByRole('option')[0]).not.toHaveTextContent('mile');
});

it('goes through the list with the arrow keys and back to the box', async () => {
  await type('juniper');
  await userEvent.type(box(), '{ArrowDown}');
  const option = screen.getByRole('option', { name: /^Juniper Wells, Idaho/ });
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
  ['', answers.empty],
  ['839', answers.partialZip],
  ['83932', answers.several],
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
  expect(status()).toHaveTextContent('Upper Palmer, Oregon');
  const nearest = screen.getByRole('link', { name: 'Palmer Draw, Oregon' });
  expect(nearest).toHaveAttribute('href', routes.town('palmer-draw'));
});

it("says what it doesn't know, until something else is typed", async () => {
  await type('Atlantis{Enter}');
  expect(status()).toHaveTextContent('Atlantis');
  await userEvent.type(box(), 'x');
  expect(status()).toBeEmptyDOMElement();
});

it('asks whether the only similar locality was meant', async () => {
  await type('Fetch{Enter}');
  expect(status()).toHaveTextContent(answers.unsure);
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
  expect(status()).toHaveTextContent('Moss Gate, Idaho');
});

it('shows no old answer when the visitor comes back to the page', async () => {
  await type('Atlantis{Enter}');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
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
