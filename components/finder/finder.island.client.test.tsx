import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { testContent } from '@/lib/content/test-content.fixture';
import { readInquiry } from '@/lib/islands/inquiry';
import { Finder } from './finder.island.client';

const { label } = testContent.pages.finder;
const several = "There's more than one match. Pick yours below.";

const box = () => screen.getByRole('combobox', { name: label });
const status = () => screen.getByRole('status');
/** What a screen reader says once the visitor has paused. */
const said = (words: string) => screen.findByText(words, { selector: '[aria-live]' });
const options = () =>
  screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
const finder = <Finder number="the number" />;

beforeEach(() => sessionStorage.clear());

async function type(text: string) {
  render(finder);
  await userEvent.type(box(), text);
}

it('offers what begins with the letters typed', async () => {
  await type('alder');
  expect(options()).toEqual(['Alder Falls, Idaho']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await said('1 suggestion');
});

it('says how far a town is, and which localities have no page', async () => {
  await type('upper palmer');
  const option = screen.getByRole('option', { name: /^Upper Palmer, Oregon/ });
  expect(option).toHaveTextContent('ask us');
  await userEvent.clear(box());
  await userEvent.type(box(), 'alder');
  expect(screen.getByRole('option')).toHaveTextContent(
    /^Alder Falls, Idaho(?:\d+ miles?|home base)$/,
  );
});

it('goes through the list with the arrow keys and back to the box', async () => {
  await type('juniper');
  await userEvent.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { name: /^Juniper Wells, Idaho/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  expect(option).toHaveAttribute('aria-selected', 'true');
});

it('closes the list with Escape, and clears the box with the next Escape', async () => {
  await type('vetch{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveValue('vetch');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction */
describe('as the APG has it for an editable combobox', () => {
  const active = () => box().getAttribute('aria-activedescendant');

  it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}', 'o'])(
    '%s returns to the text and leaves the list open',
    async (keys) => {
      await type('m{ArrowDown}');
      expect(active()).not.toBeNull();
      await userEvent.keyboard(keys);
      expect(active()).toBeNull();
      expect(options().length).toBeGreaterThan(1);
      await userEvent.keyboard('{Enter}');
      expect(status()).toHaveTextContent(several);
    },
  );

  it('Alt+Down opens the list without moving to an option, and Alt+Up closes it', async () => {
    await type('m{Escape}');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(options().length).toBeGreaterThan(1);
    expect(active()).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(options()).toEqual([]);
  });

  it.each([
    { key: 'ArrowUp', shiftKey: true },
    { key: 'ArrowDown', ctrlKey: true },
    { key: 'Enter', metaKey: true },
    { key: 'ArrowDown', isComposing: true },
  ])('leaves %j to the browser', async (pressed) => {
    await type('m');
    const isLeft = fireEvent.keyDown(box(), pressed);
    expect(isLeft).toBe(true);
    expect(active()).toBeNull();
  });

  it.each([
    ['a click', () => userEvent.click(box())],
    ['Down', () => userEvent.keyboard('{ArrowDown}')],
    ['the focus that comes back', () => userEvent.tab().then(() => userEvent.tab({ shift: true }))],
  ])('opens again on %s', async (_what, open) => {
    await type('m{Escape}');
    expect(options()).toEqual([]);
    await open();
    expect(options().length).toBeGreaterThan(1);
  });
});

describe('with a screen reader', () => {
  it('a blur before the click on an option does not swallow the choice', async () => {
    await type('mo');
    const option = screen.getByRole('option', { name: /^Moss Gate, Idaho/ });
    act(() => box().blur());
    fireEvent.click(option);
    expect(box()).toHaveValue('Moss Gate, Idaho');
  });

  it('a touch elsewhere closes the list', async () => {
    await type('vetch');
    fireEvent.pointerDown(document.body);
    expect(options()).toEqual([]);
  });

  it('says without Enter that nothing fits', async () => {
    await type('atlantis');
    await said('No town or ZIP code matches');
  });

  it('says a count once the visitor pauses, again if it stays the same, and none for an empty box', async () => {
    await type('alder');
    const count = await said('1 suggestion');
    for (const value of ['alder ', '']) {
      fireEvent.input(box(), { target: { value } });
      expect(count).toBeEmptyDOMElement();
      if (value) await said('1 suggestion');
    }
  });
});

it.each([
  ['', 'Enter a town or a ZIP code.'],
  ['839', 'Enter all five digits of the ZIP code.'],
  ['83932', several],
  ['Fetch', 'Did you mean this one? Pick it below.'],
])('has an answer of its own for %j', async (text, words) => {
  await type(`${text}{Enter}`);
  expect(status()).toHaveTextContent(words);
});

it("says what it doesn't know, until something else is typed", async () => {
  await type('Atlantis{Enter}');
  expect(status()).toHaveTextContent('Atlantis');
  await userEvent.type(box(), 'x');
  expect(status()).not.toHaveTextContent('Atlantis');
});

it('moves the focus to the box when the button has opened the list', async () => {
  await type('83932');
  await userEvent.click(screen.getByRole('button', { name: /^Go/ }));
  expect(options()).toHaveLength(2);
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
});

it('puts what was chosen into the box', async () => {
  await type('mo');
  await userEvent.click(screen.getByRole('option', { name: /^Moss Gate, Idaho/ }));
  expect(box()).toHaveValue('Moss Gate, Idaho');
  expect(status()).toHaveTextContent('Moss Gate');
});

it('shows no old answer when the visitor comes back to the page', async () => {
  await type('Atlantis{Enter}');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(status()).not.toHaveTextContent('Atlantis');
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

it('tells the message the town that was chosen, and no town that was only typed', async () => {
  await type('Atlantis{Enter}');
  expect(readInquiry()).toEqual({});
  await userEvent.clear(box());
  await userEvent.keyboard('medlar{Enter}');
  expect(readInquiry()).toEqual({ town: "I'm in Medlar, Idaho.", state: 'ID' });
});

it('takes no more of what was pasted than an address has', async () => {
  render(finder);
  await userEvent.click(box());
  await userEvent.paste('a long letter '.repeat(20_000));
  expect(box()).toHaveProperty('value.length', 200);
});
