import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.island.client';

let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  globalThis.matchMedia = jest.fn().mockImplementation(() => ({ matches: reducedMotion }));
});

afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

const slides = ['one', 'two', 'three'].map((id) => ({ id, slide: <p>Review {id}</p> }));
const show = () => render(<Carousel label="Reviews" slides={slides} />);
const carousel = () => screen.getByRole('region', { name: 'Reviews' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The number of the slide whose dot is current, from 1. */
const current = () => {
  const dots = screen.getAllByRole('button', { name: /^Review \d of 3$/ });
  return dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
};

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('moves on every five seconds and wraps around', () => {
  show();
  const seen = [current()];
  for (let step = 0; step < 3; step++) {
    pass(4900);
    expect(current()).toBe(seen.at(-1));
    pass(100);
    seen.push(current());
  }
  expect(seen).toEqual([1, 2, 3, 1]);
});

it('goes back and forth with its buttons, around both ends, and to the slide of a dot', () => {
  show();
  press('Previous review');
  expect(current()).toBe(3);
  press('Next review');
  expect(current()).toBe(1);
  press('Review 2 of 3');
  expect(current()).toBe(2);
});

it('shows a chosen slide for the full five seconds', () => {
  show();
  pass(4900);
  press('Next review');
  pass(4900);
  expect(current()).toBe(2);
  pass(100);
  expect(current()).toBe(3);
});

it('starts with its pause button, which stops and restarts it', () => {
  show();
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause the reviews');
  press('Pause the reviews');
  pass(20_000);
  expect(current()).toBe(1);
  press('Start the reviews');
  pass(5000);
  expect(current()).toBe(2);
});

const next = () => screen.getByRole('button', { name: 'Next review' });

it.each([
  ['hovered', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
  [
    'focused from the keyboard, even after the pointer has left',
    () => {
      fireEvent.pointerEnter(carousel());
      act(() => next().focus());
      fireEvent.pointerLeave(carousel());
    },
    () => act(() => next().blur()),
  ],
  ['in a hidden tab', () => setHidden(true), () => setHidden(false)],
])("doesn't move while %s", (_, stop, start) => {
  show();
  stop();
  pass(20_000);
  expect(current()).toBe(1);
  start();
  pass(5000);
  expect(current()).toBe(2);
});

it('moves on after a click of a mouse, once the pointer has left', () => {
  show();
  fireEvent.pointerEnter(carousel());
  const button = next();
  jest.spyOn(button, 'matches').mockReturnValue(false);
  fireEvent.focus(button);
  fireEvent.click(button);
  fireEvent.pointerLeave(carousel());
  pass(5000);
  expect(current()).toBe(3);
});

it("doesn't move automatically for visitors who prefer reduced motion", () => {
  reducedMotion = true;
  show();
  pass(20_000);
  expect(current()).toBe(1);
  expect(screen.getByRole('button', { name: 'Start the reviews' })).toBeInTheDocument();
});

it('tells screen readers what it is, and is live only while paused', () => {
  show();
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  const [first] = screen.getAllByRole('group', { name: /^\d of 3$/ });
  expect(first).toHaveAttribute('aria-roledescription', 'slide');
  expect(first).toHaveAccessibleName('1 of 3');
  expect(first?.parentElement).toHaveAttribute('aria-live', 'off');
  press('Pause the reviews');
  expect(first?.parentElement).toHaveAttribute('aria-live', 'polite');
});
