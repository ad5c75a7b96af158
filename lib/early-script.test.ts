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

it('shows the plain form when a script cannot be loaded', () => {
  expect(document.querySelector('a')).toBeNull();
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(root.dataset['script']).toBe('failed');
  expect(document.querySelector('a[href="#plain"]')?.textContent).toBe('plain form');
});

it('does not mind a picture that cannot be loaded', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(root.dataset['script']).toBe('on');
});
