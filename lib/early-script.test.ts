import { earlyScript, loaderScript, wakingScript } from './early-script';

const root = document.documentElement;
let listening: jest.SpyInstance;
let watching: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  listening = jest.spyOn(globalThis, 'addEventListener');
  watching = jest.spyOn(MutationObserver.prototype, 'observe');
  delete root.dataset['script'];
  document.body.innerHTML = `
    <div data-island><button type="button">Show</button><input></div>
    <details data-island open><summary>Menu</summary><a href="#services">Services</a></details>
    <details open><a href="#answer">Answer</a></details>
    <div data-near></div>
    <button type="button" id="plain">Plain</button>
    <noscript data-plain><a href="#plain">plain form</a></noscript>`;
});

afterEach(() => {
  // The script of one test must not hear the events of the next, or see its changes.
  for (const observer of watching.mock.contexts) observer.disconnect();
  for (const [type, listener, options] of listening.mock.calls) {
    removeEventListener(type, listener, options);
  }
  watching.mockRestore();
  listening.mockRestore();
  document.head.innerHTML = '';
  sessionStorage.clear();
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const islandButton = () => find('[data-island] button');

/** As the browser does with an inline script, and then with the end of the page. */
async function run(script: string, files = '') {
  const element = document.createElement('script');
  element.dataset['files'] = files;
  element.dataset['hours'] = '';
  element.textContent = script;
  document.head.append(element);
  dispatchEvent(new Event('DOMContentLoaded'));
  await settled();
}

/** Until all promises that can be kept now are kept. */
async function settled() {
  for (let round = 0; round < 20; round++) await Promise.resolve();
}

function click(target: Element | null, detail = 1) {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

/** As React does with an element that it takes over. */
function take() {
  for (const button of document.querySelectorAll('[data-island] button')) {
    Object.assign(button, { __reactProps$x: {} });
  }
}

const plainForm = () => document.querySelector('a[href="#plain"]');

describe('the early script', () => {
  beforeEach(() => run(earlyScript));

  it('marks the page as scripted', () => {
    expect(root.dataset['script']).toBe('on');
  });

  it('puts the mark back when React clears it', async () => {
    delete root.dataset['script'];
    await settled();
    expect(root.dataset['script']).toBe('on');
  });

  it('holds a click until React has taken the button over, and gives it again as it was', () => {
    const details: number[] = [];
    islandButton()?.addEventListener('click', ({ detail }) => details.push(detail));
    click(islandButton());
    click(islandButton(), 0);
    jest.advanceTimersByTime(1000);
    expect(details).toEqual([]);
    take();
    jest.advanceTimersByTime(60);
    expect(details).toEqual([1, 0]);
  });

  it('lets clicks elsewhere be', () => {
    const pressed = jest.fn();
    find('#plain')?.addEventListener('click', pressed);
    click(find('#plain'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('closes the menu behind a link, and no other disclosure', () => {
    click(find('a[href="#answer"]'));
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
    click(find('a[href="#services"]'));
    expect(find('details[data-island]')).not.toHaveAttribute('open');
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  async function fail(tag: 'script' | 'img', src: string) {
    const element = document.createElement(tag);
    element.src = src;
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    await settled();
  }

  it('shows the plain form when a script cannot be loaded', async () => {
    expect(plainForm()).toBeNull();
    await fail('script', '/_next/static/chunks/a.js');
    expect(root.dataset['script']).toBe('failed');
    expect(plainForm()?.textContent).toBe('plain form');
  });

  it('shows the plain form when React does not come, and not when it does', async () => {
    take();
    jest.advanceTimersByTime(6000);
    expect(root.dataset['script']).toBe('on');
    find('[data-island]')?.append(document.createElement('button'));
    await run(earlyScript);
    jest.advanceTimersByTime(6000);
    expect(root.dataset['script']).toBe('failed');
  });

  it('lets clicks go once it has failed', async () => {
    const pressed = jest.fn();
    await fail('script', '/_next/static/chunks/a.js');
    islandButton()?.addEventListener('click', pressed);
    click(islandButton());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does not mind a foreign script or a picture that cannot be loaded', async () => {
    await fail('script', 'https://extension.example/a.js');
    await fail('img', '/_next/a.png');
    expect(root.dataset['script']).toBe('on');
  });
});

describe('the loader', () => {
  const fetched = jest.fn();
  let comeNear: () => void;
  const observed: Element[] = [];

  beforeEach(() => {
    observed.length = 0;
    fetched.mockReset().mockResolvedValue({ ok: true, blob: async () => 'all of it' });
    globalThis.fetch = fetched;
    globalThis.IntersectionObserver = jest.fn().mockImplementation((callback) => {
      comeNear = () => callback([{ isIntersecting: true }]);
      return { observe: (element: Element) => observed.push(element) };
    });
  });

  const files = 'pages/1.js chunks/a.js';
  const asked = () => fetched.mock.calls.map(([url]) => url);
  const started = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
      script.getAttribute('src'),
    );
  const point = (target: Element | null, pointerType: string) =>
    target?.dispatchEvent(
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
    );

  it('asks for nothing by itself', async () => {
    await run(loaderScript, files);
    point(document.body, 'mouse');
    find('#plain')?.focus();
    click(find('#plain'));
    expect(asked()).toEqual([]);
    expect(root.dataset['script']).toBe('on');
  });

  it('fetches all files when a mouse comes to an island, once, and starts them in their order', async () => {
    await run(loaderScript, files);
    point(islandButton(), 'mouse');
    point(islandButton(), 'mouse');
    expect(asked()).toEqual(['/_next/static/pages/1.js', '/_next/static/chunks/a.js']);
    await settled();
    expect(started()).toEqual(asked());
  });

  it('keeps the files in their row, and marks them as React looks for them', async () => {
    const asyncs: boolean[] = [];
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) asyncs.push(script.async);
      Element.prototype.append.call(document.head, script);
    });
    await run(loaderScript, files);
    click(islandButton());
    await settled();
    jest.restoreAllMocks();
    expect(asyncs.slice(1)).toEqual([false, false]);
    expect(document.querySelectorAll('script[async][src]')).toHaveLength(2);
  });

  it('does not wake for a finger that may be scrolling, and wakes for its tap', async () => {
    await run(loaderScript, files);
    point(islandButton(), 'touch');
    expect(asked()).toEqual([]);
    click(islandButton());
    expect(asked()).toHaveLength(2);
  });

  it("does not wake for a tap on the menu's summary, which opens by itself", async () => {
    await run(loaderScript, files);
    click(find('summary'));
    expect(asked()).toEqual([]);
  });

  it("wakes for the keyboard's focus in an island", async () => {
    await run(loaderScript, files);
    find('[data-island] input')?.focus();
    expect(asked()).toHaveLength(2);
  });

  it('wakes when a marked island comes near the view, with a key only where the tab has kept it', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form data-near="draft"></form><form data-near="other"></form>',
    );
    sessionStorage['draft'] = 'words';
    await run(loaderScript, files);
    expect(observed.map((element) => element.tagName)).toEqual(['DIV', 'FORM']);
    comeNear();
    expect(asked()).toHaveLength(2);
  });

  it('starts nothing while a file is missing, asks for it once more, and starts all when it comes', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    await run(loaderScript, files);
    click(islandButton());
    await settled();
    expect(asked().filter((url) => url === '/_next/static/pages/1.js')).toHaveLength(2);
    expect(started()).toHaveLength(2);
    expect(root.dataset['script']).toBe('on');
  });

  it.each([
    ['does not come', Promise.reject.bind(Promise, new Error('offline'))],
    ['is gone', async () => ({ ok: false })],
  ])('starts nothing and shows the plain form when a file %s twice', async (_how, answer) => {
    fetched.mockImplementation(answer);
    await run(loaderScript, files);
    click(islandButton());
    await settled();
    expect(started()).toEqual([]);
    expect(root.dataset['script']).toBe('failed');
    expect(plainForm()).not.toBeNull();
  });

  it('gives held clicks again once the files have run and React has the button', async () => {
    const details: number[] = [];
    islandButton()?.addEventListener('click', ({ detail }) => details.push(detail));
    await run(loaderScript, files);
    click(islandButton());
    await run(wakingScript);
    take();
    jest.advanceTimersByTime(60);
    expect(details).toEqual([1]);
  });

  it('shows the plain form when the files have run and React does not come', async () => {
    await run(loaderScript, files);
    click(islandButton());
    await run(wakingScript);
    jest.advanceTimersByTime(6000);
    await settled();
    expect(root.dataset['script']).toBe('failed');
  });
});
