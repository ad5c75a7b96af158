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

/** An island as the build renders it. */
function rendered(element: ReactNode): HTMLElement {
  const island = document.createElement('div');
  island.dataset['id'] = 'i7';
  island.innerHTML = renderToString(element, { identifierPrefix: 'i7' });
  document.body.replaceChildren(island);
  return island;
}

/** One slot is shown, and one is in a template. */
function disclosure(): HTMLElement {
  const island = rendered(<Disclosure {...readProps(props, () => '')} />);
  island.dataset['props'] = props;
  const slot = island.querySelector('island-slot');
  if (slot) slot.innerHTML = '<em>slot</em>';
  island.insertAdjacentHTML('beforeend', '<template data-slot="1"><i>more</i></template>');
  return island;
}

const take = (island: HTMLElement, component: ComponentType = Disclosure) =>
  takeOver(island, component, () => <p role="alert">Sorry</p>);
const button = () => screen.getByRole('button');

it('takes over the markup unchanged, including slots and ids', async () => {
  const island = disclosure();
  const seen = () => [button(), screen.getByText('slot'), button().getAttribute('aria-controls')];
  const before = seen();
  await take(island);
  expect(seen()).toEqual(before);
  expect(before[2]).toContain('i7');
  expect(island.querySelector('template')).toBeNull();
});

it('shows the slot from the template each time it is needed', async () => {
  await take(disclosure());
  for (const shown of [true, false, true]) {
    button().click();
    await waitFor(() => expect(screen.queryByText('more') !== null).toBe(shown));
  }
});

it('restores the markup if the component throws before it is hydrated', async () => {
  const island = disclosure();
  broken = 'at first';
  const before = island.innerHTML;
  await expect(take(island)).rejects.toThrow('broken');
  expect(island.innerHTML).toBe(before);
});

it('shows the fallback if the component throws later on, and reports the error', async () => {
  await take(disclosure());
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

  /** As a translator does, with an element in place of each text. */
  function translate(island: HTMLElement) {
    for (const element of [island, ...island.querySelectorAll(':not(font)')]) {
      for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
  }

  function wrap(node: Element | null): HTMLElement {
    const wrapper = document.createElement('span');
    node?.before(wrapper);
    if (node) wrapper.append(node);
    return wrapper;
  }

  /** React says that it has rendered the island anew. */
  const mayWarn = () => {
    jest.spyOn(console, 'error').mockReturnValue();
    return jest.spyOn(console, 'warn').mockReturnValue();
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a translator', translate],
    ['an extension', (island: HTMLElement) => island.querySelector('input')?.after('*')],
    ['a wrapper', (island: HTMLElement) => wrap(island.querySelector('input'))],
  ])('%s before it wakes costs nothing typed, selected, focused or clicked', async (_who, act) => {
    const warned = mayWarn();
    const island = rendered(<Field />);
    act(island);
    const early = button();
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.value = 'Ann Lee';
    input.focus();
    input.setSelectionRange(1, 3);
    await take(island, Field);
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
    const island = rendered(<Field />);
    translate(island);
    screen.getByRole('textbox').focus();
    const taken = take(island, Field);
    const before = button();
    before.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    before.focus();
    await taken;
    expect(button()).toBe(before);
    expect(before).toHaveFocus();
  });

  it('a translator afterwards sees every change', async () => {
    const island = rendered(<Field />);
    await take(island, Field);
    for (const shown of [' 1 times', 'often 2 times', 'often 3 times']) {
      translate(island);
      await Promise.resolve();
      button().click();
      await waitFor(() => expect(island).toHaveTextContent(`Pressed${shown}`));
    }
  });

  it('nodes that are wrapped afterwards can go', async () => {
    const island = rendered(<Field />);
    await take(island, Field);
    button().click();
    button().click();
    const often = await screen.findByText('often');
    const wrapper = wrap(often);
    await Promise.resolve();
    expect(() => island.removeChild(often)).not.toThrow();
    expect(wrapper.isConnected).toBe(false);
  });
});
