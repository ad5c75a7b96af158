/** @jest-environment jsdom */
const page = document.documentElement;
const fetched = jest.fn();
const takeOver = jest.fn();
const reported = jest.fn();
const mockModule = { __esModule: true, default: takeOver };
let listening: jest.SpyInstance;
let observed: Element[];
let comeNear: () => void;

jest.mock('/islands/one-1.js', () => mockModule, { virtual: true });
jest.mock('/islands/two-2.js', () => mockModule, { virtual: true });
jest.mock('/islands/part-9.js', () => ({}), { virtual: true });

beforeEach(() => {
  jest.useFakeTimers();
  listening = jest.spyOn(globalThis, 'addEventListener');
  observed = [];
  fetched.mockReset().mockResolvedValue({ ok: true, blob: async () => 'all of it' });
  takeOver.mockReset();
  Object.assign(globalThis, {
    fetch: fetched,
    reportError: reported.mockReset(),
    requestAnimationFrame: (frame: () => void) => frame(),
    IntersectionObserver: jest.fn().mockImplementation((callback) => {
      comeNear = () => callback([{ isIntersecting: true }]);
      return { observe: (element: Element) => observed.push(element) };
    }),
  });
  AbortSignal.timeout ??= () => new AbortController().signal;
  document.body.innerHTML = `
    <div data-island="/islands/one-1.js /islands/part-9.js"><button type="button"><b>Show</b></button><input></div>
    <a data-plain href="#one">plain form of one</a>
    <div data-island="/islands/two-2.js /islands/part-9.js"><button type="button">Reveal</button></div>
    <span data-plain>plain form of two</span>
    <details open></details><details></details>
    <button type="button" id="plain">Plain</button>`;
});

afterEach(() => {
  // The script of one test must not receive the events of the next.
  for (const [type, listener, options] of listening.mock.calls) {
    removeEventListener(type, listener, options);
  }
  listening.mockRestore();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
  delete page.dataset['script'];
  history.replaceState(null, '', '/');
  jest.clearAllTimers();
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const one = () => document.querySelectorAll<HTMLElement>('div')[0];
const two = () => document.querySelectorAll<HTMLElement>('div')[1];
const requested = () => fetched.mock.calls.map(([url]) => String(url).replace('/islands/', ''));
const touch = (target: Element | null | undefined, type = 'click', detail = 1) =>
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));

/** Runs the inline script, then ends the document, as a browser does. */
async function run() {
  await jest.isolateModulesAsync(async () => {
    await import('./index');
  });
  dispatchEvent(new Event('DOMContentLoaded'));
  await settled();
}

/** Waits until all promises that can settle have settled, and the next task has run. */
async function settled() {
  for (let round = 0; round < 30; round++) await Promise.resolve();
  jest.advanceTimersByTime(1);
}

it('marks the page as scripted and fetches nothing on its own, or for a scrolling finger', async () => {
  await run();
  for (const type of ['touchstart', 'pointerover', 'pointerdown', 'touchmove', 'touchend']) {
    touch(one()?.querySelector('b'), type);
  }
  touch(document.body, 'mouseover');
  find('#plain')?.focus();
  const pressed = jest.fn();
  find('#plain')?.addEventListener('click', pressed);
  touch(find('#plain'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(requested()).toEqual([]);
  expect(page.dataset['script']).toBe('on');
});

it.each(['mouseover', 'focusin', 'click'])(
  'fetches the files of an island at a %s, once, and lets its module take it over',
  async (gesture) => {
    await run();
    touch(one()?.querySelector('b'), gesture);
    touch(one()?.querySelector('b'), gesture);
    expect(requested()).toEqual(['one-1.js', 'part-9.js']);
    await settled();
    expect(takeOver.mock.calls).toEqual([[one()]]);
    expect(one()?.dataset['island']).toBeUndefined();
    expect(two()?.dataset['island']).toBeDefined();
  },
);

it('keeps clicks until the island is hydrated, and then dispatches them', async () => {
  const seen: number[] = [];
  one()?.addEventListener('click', ({ detail }) => seen.push(detail));
  await run();
  touch(one()?.querySelector('b'));
  touch(one()?.querySelector('button'), 'click', 0);
  expect(seen).toEqual([]);
  await settled();
  expect(seen).toEqual([1, 0]);
  touch(one()?.querySelector('button'));
  expect(seen).toHaveLength(3);
});

it('wakes an island in view if it asks to be, and one with a key only if the key is found', async () => {
  sessionStorage['draft-words'] = 'words';
  history.replaceState(null, '', '/?papers=2');
  document.body.insertAdjacentHTML(
    'beforeend',
    ['', 'draft', 'papers=', 'other']
      .map((key) => `<p data-wake="${key}" data-island="/islands/two-2.js">`)
      .join(''),
  );
  await run();
  await settled();
  expect(takeOver.mock.calls.map(([{ dataset }]) => dataset.wake)).toEqual(['draft', 'papers=']);
  expect(observed.map((element) => element.getAttribute('data-wake'))).toEqual(['']);
  comeNear();
  await settled();
  expect(takeOver).toHaveBeenCalledTimes(3);
});

it('opens every row for paper, and closes those again that were closed', async () => {
  const rows = [...document.querySelectorAll('details')];
  await run();
  // Some browsers have a preview that says twice that printing begins.
  for (const type of ['beforeprint', 'beforeprint']) dispatchEvent(new Event(type));
  expect(rows.map(({ open }) => open)).toEqual([true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(rows.map(({ open }) => open)).toEqual([true, false]);
  // What the visitor opens later stays open.
  for (const row of rows) row.open = true;
  dispatchEvent(new Event('afterprint'));
  expect(rows.map(({ open }) => open)).toEqual([true, true]);
});

describe('after a failure', () => {
  it.each([
    ['does not arrive', () => Promise.reject(new Error('offline'))],
    ['is not found', async () => ({ ok: false })],
  ])(
    'shows only its own plain form if a file %s twice, and lets clicks through',
    async (_, answer) => {
      await run();
      fetched.mockImplementation(async (url) =>
        String(url).includes('one') ? answer() : { ok: true, blob: async () => '' },
      );
      const pressed = jest.fn();
      one()?.addEventListener('click', pressed);
      touch(one()?.querySelector('button'));
      await settled();
      await settled();
      expect({ ...one()?.dataset }).toEqual({ failed: '' });
      expect(find('[data-plain]')?.dataset['failed']).toBe('');
      expect(pressed).not.toHaveBeenCalled();
      touch(one()?.querySelector('button'));
      expect(pressed).toHaveBeenCalledTimes(1);
      touch(two(), 'mouseover');
      await settled();
      expect({ ...two()?.dataset }).toEqual({});
      expect(find('span')?.dataset['failed']).toBeUndefined();
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('shows the plain form of an island that throws, and reports the error', async () => {
    takeOver.mockRejectedValue(new Error('broken'));
    await run();
    touch(two(), 'mouseover');
    await settled();
    expect(two()?.dataset['failed']).toBe('');
    expect(find('span')?.dataset['failed']).toBe('');
    expect(reported).toHaveBeenCalledWith(new Error('broken'));
  });
});

describe('ahead of time', () => {
  const load = async (connection: object = { effectiveType: '4g', saveData: false }) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    Object.defineProperty(one(), 'offsetHeight', { value: 40 });
    await run();
    dispatchEvent(new Event('load'));
    jest.runOnlyPendingTimers();
    await settled();
  };

  it('fetches the files of visible islands at a low priority, once, and runs none', async () => {
    await load();
    expect(requested()).toEqual(['one-1.js', 'part-9.js']);
    expect(fetched.mock.calls.every(([, { priority }]) => priority === 'low')).toBe(true);
    expect(takeOver).not.toHaveBeenCalled();
    touch(two(), 'mouseover');
    await settled();
    expect(requested().slice(2)).toEqual(['two-2.js']);
    expect(takeOver).toHaveBeenCalledTimes(1);
  });

  it('fetches again on a touch what failed before', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    await load();
    touch(one(), 'mouseover');
    await settled();
    expect(requested()).toEqual(['one-1.js', 'part-9.js', 'one-1.js']);
    expect(takeOver).toHaveBeenCalledTimes(1);
  });

  it('takes over what is in view after some seconds', async () => {
    await load();
    expect(observed).toEqual([one(), two()]);
    comeNear();
    await settled();
    expect(takeOver).toHaveBeenCalledTimes(1);
  });

  it.each([
    { effectiveType: '4g', saveData: true },
    { saveData: true },
    { effectiveType: '3g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
  ])('does nothing on %p', async (connection) => {
    await load(connection);
    expect([...requested(), ...observed]).toEqual([]);
  });

  it("waits for a frame, which a hidden page doesn't get", async () => {
    globalThis.requestAnimationFrame = () => 0;
    await load();
    expect([...requested(), ...observed]).toEqual([]);
  });
});
