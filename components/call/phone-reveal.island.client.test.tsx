import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone, lastFour, maskPhone } from '@/lib/contact/phone';
import { testContent } from '@/lib/content/test-content.fixture';
import { CallLink } from './call-link';

const { business } = testContent;
const number = formatPhone(business.phone);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setup = () => {
  render(<CallLink business={business} label="Schedule" />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const button = () => screen.getByRole('button');
const popover = () => screen.queryByRole('dialog', { name: 'Phone number' });
const focused = () => document.querySelector<HTMLElement>(':focus') ?? document.body;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows the last four digits and never reads out bullets', () => {
  setup();
  expect(button()).toHaveTextContent(maskPhone(business.phone));
  const last = lastFour(business.phone);
  expect(button()).toHaveAccessibleName(
    expect.stringMatching(new RegExp(`^Schedule show our phone number, ending in ${last}`)),
  );
});

it('reveals the whole number on a click, without taking the focus, and closes after 3 seconds', async () => {
  const user = setup();
  await user.click(button());
  expect(popover()).toHaveTextContent(number);
  expect(popover()).not.toContainElement(focused());
  pass(2900);
  expect(popover()).toBeInTheDocument();
  pass(200);
  expect(popover()).not.toBeInTheDocument();
});

it('stays open while focused and closes when the focus has left', async () => {
  const user = setup();
  await user.click(button());
  act(() => popover()?.querySelector('a')?.focus());
  pass(10_000);
  expect(popover()).toBeInTheDocument();
  act(() => popover()?.querySelector('a')?.blur());
  pass(10);
  expect(popover()).not.toBeInTheDocument();
});

it('opens by keyboard with the focus in it, stays open, and returns the focus on Escape', async () => {
  const user = setup();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(popover()).toContainElement(focused());
  pass(10_000);
  expect(popover()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(popover()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('treats a click held for React as a pointer click', () => {
  setup();
  fireEvent.click(button(), { detail: 1 });
  expect(popover()).toBeInTheDocument();
  pass(3100);
  expect(popover()).not.toBeInTheDocument();
});

it('shows a number for texts alone, which a desktop opens in no app, and takes the focus to it', async () => {
  const textNumber = '208-555-0299';
  render(<CallLink business={{ ...business, textNumber }} of="textNumber" />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(popover()).toHaveTextContent(formatPhone(textNumber));
  expect(popover()).toContainElement(focused());
  expect(focused()).not.toHaveAttribute('href');
});
