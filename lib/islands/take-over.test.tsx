import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { readProps } from './slots';
import { takeOver } from './take-over';

interface Props {
  label?: string;
  children?: ReactNode;
  more?: ReactNode;
}

/** When the component throws. */
let broken: 'at first' | 'when open' | undefined;
const reported = jest.fn();

beforeEach(() => {
  broken = undefined;
  // React schedules its own work here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: reported.mockReset() });
});

function Disclosure({ label, children, more }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (broken === 'at first' || (broken === 'when open' && open)) throw new Error('broken');
  return (
    <>
      <button type="button" aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        {children}
      </button>
      <div id={id}>{open && more}</div>
    </>
  );
}

const props = '{"label":"Show <b>","children":{"$slot":0},"more":{"$slot":1}}';

/** An island as the build draws it. */
function drawn(element: ReactNode, id: string): HTMLElement {
  const island = document.createElement('div');
  island.dataset['id'] = id;
  island.innerHTML = renderToString(element, { identifierPrefix: id });
  document.body.replaceChildren(island);
  return island;
}

/** One slot is shown, and one is in a template. */
function draw(id: string): HTMLElement {
  const island = drawn(<Disclosure {...readProps(props, () => '')} />, id);
  island.dataset['props'] = props;
  const slot = island.querySelector('island-slot');
  if (slot) slot.innerHTML = '<em>slot</em>';
  const rest = `<template data-slot="1"><i>more of ${id}</i></template>`;
  island.insertAdjacentHTML('beforeend', rest);
  return island;
}

const take = (island: HTMLElement, component: ComponentType = Disclosure) =>
  takeOver(island, component, () => <p role="alert">Sorry</p>);
const button = () => screen.getByRole('button', { name: /^Show <b>/ });

it('takes over the markup unchanged, including slots and ids', async () => {
  const island = draw('i7');
  const before = [button(), screen.getByText('slot'), button().getAttribute('aria-controls')];
  await take(island);
  expect([button(), screen.getByText('slot'), button().getAttribute('aria-controls')]).toEqual(
    before,
  );
  expect(before[2]).toContain('i7');
  expect(island.querySelector('template')).toBeNull();
});

it('shows the slot from the template each time it is needed', async () => {
  await take(draw('i7'));
  for (const shown of [true, false, true]) {
    button().click();
    await waitFor(() => expect(screen.queryByText('more of i7') !== null).toBe(shown));
  }
});

it('restores the markup if the component throws before it is hydrated', async () => {
  const island = draw('i7');
  broken = 'at first';
  const before = island.innerHTML;
  await expect(take(island)).rejects.toThrow('broken');
  expect(island.innerHTML).toBe(before);
});

it('shows the fallback if the component throws later on, and reports the error', async () => {
  await take(draw('i7'));
  broken = 'when open';
  button().click();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sorry');
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});

describe('when others have been at the page', () => {
  function Field() {
    const [count, setCount] = useState(0);
    return (
      <>
        <label>
          Name <input name="name" />
        </label>
        <button type="button" onClick={() => setCount((before) => before + 1)}>
          Pressed
        </button>
        {count > 1 && <b>often</b>} {count} times
      </>
    );
  }

  const drawField = () => drawn(<Field />, 'f');

  /** As a translator does, with an element in place of each text. */
  function translate(island: HTMLElement) {
    const walk = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  }

  const press = () => screen.getByRole('button', { name: 'Pressed' }).click();
  const takeField = (island: HTMLElement) => take(island, Field);

  /** React says that it has drawn the island anew. */
  const mayWarn = () => {
    jest.spyOn(console, 'error').mockReturnValue();
    return jest.spyOn(console, 'warn').mockReturnValue();
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a translator', translate],
    ['an extension', (island: HTMLElement) => island.querySelector('input')?.after('*')],
    [
      'a wrapper',
      (island: HTMLElement) => {
        const input = island.querySelector('input');
        const wrapper = document.createElement('span');
        input?.before(wrapper);
        if (input) wrapper.append(input);
      },
    ],
  ])('%s before it wakes costs nothing typed, selected, focused or clicked', async (_who, act) => {
    const warned = mayWarn();
    const island = drawField();
    act(island);
    const [input, early] = [
      screen.getByRole<HTMLInputElement>('textbox'),
      screen.getByRole('button'),
    ];
    input.value = 'Ann Lee';
    input.focus();
    input.setSelectionRange(1, 3);
    await takeField(island);
    early.click();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveValue('Ann Lee');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
    await waitFor(() => expect(island).toHaveTextContent('1 times'));
    expect(warned).toHaveBeenCalled();
  });

  it('nothing is replaced after a visitor has pressed it or moved the focus to it', async () => {
    mayWarn();
    const island = drawField();
    translate(island);
    screen.getByRole('textbox').focus();
    const taken = takeField(island);
    const button = screen.getByRole('button');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.focus();
    await taken;
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveFocus();
  });

  it('a translator afterwards sees every change', async () => {
    const island = drawField();
    await takeField(island);
    for (const shown of [' 1 times', 'often 2 times', 'often 3 times']) {
      translate(island);
      await Promise.resolve();
      press();
      await waitFor(() => expect(island).toHaveTextContent(`Pressed${shown}`));
    }
  });

  it('nodes that are wrapped afterwards can go', async () => {
    const island = drawField();
    await takeField(island);
    press();
    press();
    await waitFor(() => expect(screen.getByText('often')).toBeVisible());
    const often = screen.getByText('often');
    const wrapper = document.createElement('span');
    often.before(wrapper);
    wrapper.append(often);
    await Promise.resolve();
    expect(() => island.removeChild(often)).not.toThrow();
    expect(wrapper.isConnected).toBe(false);
  });
});
