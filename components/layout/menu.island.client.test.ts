/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { menu } from './menu.island.client';

let widen: () => void;
const { 1: breakpoint } =
  /-breakpoint-links: (.*);/.exec(readFileSync('app/globals.css', 'utf8')) ?? [];

beforeAll(() => {
  globalThis.matchMedia = jest.fn().mockReturnValue({
    addEventListener: (_: string, listener: () => void) => {
      widen = listener;
    },
  });
});

const html =
  '<div><details><summary>Menu</summary><a href="#services">Services</a></details></div><input><p>Text</p>';

beforeEach(() => {
  document.body.innerHTML = html;
  menu(document.body);
});

const details = () => screen.getByRole('group');
const open = () => userEvent.click(screen.getByText('Menu'));

it('closes on Escape and returns the focus', async () => {
  await open();
  expect(details()).toHaveAttribute('open');
  screen.getByRole('link', { name: 'Services' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details()).not.toHaveAttribute('open');
  expect(screen.getByText('Menu')).toHaveFocus();
});

it.each([
  ['a tap beside it', () => userEvent.click(screen.getByText('Text'))],
  ['a tap on a field', () => userEvent.click(screen.getByRole('textbox'))],
  ['the focus in the page', () => screen.getByRole('textbox').focus()],
])('closes at %s', async (_what, leave) => {
  await open();
  await userEvent.tab();
  expect(details()).toHaveAttribute('open');
  await leave();
  expect(details()).not.toHaveAttribute('open');
});

it('closes on Escape when nothing has the focus, as after a tap in Safari', async () => {
  await open();
  screen.getByText('Menu').blur();
  await userEvent.keyboard('{Escape}');
  expect(details()).not.toHaveAttribute('open');
});

it('leaves Escape to what has the focus elsewhere, and the focus where it is', async () => {
  await open();
  const elsewhere = screen.getByRole('textbox');
  jest.spyOn(HTMLDetailsElement.prototype, 'contains').mockReturnValueOnce(true);
  elsewhere.focus();
  await userEvent.keyboard('{Escape}');
  expect(details()).toHaveAttribute('open');
  expect(elsewhere).toHaveFocus();
});

it('leaves the focus alone on Escape while it is closed', async () => {
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
});

it('closes when the screen becomes wide', async () => {
  expect(matchMedia).toHaveBeenCalledWith(`(width >= ${breakpoint})`);
  await open();
  widen();
  expect(details()).not.toHaveAttribute('open');
});

eachRequired(['details', 'summary'], html, menu);
