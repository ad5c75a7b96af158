import { earlyScript } from './early-script';

const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  delete root.dataset['script'];
  document.body.innerHTML = `
    <div data-island><button type="button">Show</button></div>
    <button type="button" id="plain">Plain</button>
    <noscript data-plain><a href="#plain">plain form</a></noscript>`;
  // As the browser does with an inline script.
  new Function(earlyScript)();
});

afterEach(() => jest.useRealTimers());

const islandButton = () => document.querySelector<HTMLButtonElement>('[data-island] button');

function click(button: Element | null, detail: number) {
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

it('marks the page as scripted', () => {
  expect(root.dataset['script']).toBe('on');
});

it('holds a click until React has taken the button over, and gives it again as it was', () => {
  const details: number[] = [];
  islandButton()?.addEventListener('click', ({ detail }) => details.push(detail));
  click(islandButton(), 1);
  jest.advanceTimersByTime(1000);
  expect(details).toEqual([]);
  Object.assign(islandButton() ?? {}, { __reactProps$x: {} });
  jest.advanceTimersByTime(60);
  expect(details).toEqual([1]);
});

it('lets clicks elsewhere be', () => {
  const pressed = jest.fn();
  document.getElementById('plain')?.addEventListener('click', pressed);
  click(document.getElementById('plain'), 1);
  expect(pressed).toHaveBeenCalledTimes(1);
});

function fail(tag: 'script' | 'img', src: string) {
  const element = document.createElement(tag);
  element.src = src;
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

it('shows the plain form when a script cannot be loaded', () => {
  expect(document.querySelector('a')).toBeNull();
  fail('script', '/_next/static/chunks/a.js');
  expect(root.dataset['script']).toBe('failed');
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(document.querySelector('a[href="#plain"]')?.textContent).toBe('plain form');
});

it('shows the plain form when React does not come, and not when it does', () => {
  Object.assign(islandButton() ?? {}, { __reactProps$x: {} });
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(root.dataset['script']).toBe('on');
  document.body.innerHTML = '<div data-island><button type="button">Show</button></div>';
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(root.dataset['script']).toBe('failed');
});

it('does not mind a foreign script or a picture that cannot be loaded', () => {
  fail('script', 'https://extension.example/a.js');
  fail('img', '/_next/a.png');
  expect(root.dataset['script']).toBe('on');
});
