/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menu } from './menu.client';

let widen: () => void;

beforeAll(() => {
  globalThis.matchMedia = jest.fn().mockReturnValue({
    addEventListener: (_: string, listener: () => void) => {
      widen = listener;
    },
  });
});

beforeEach(() => {
  document.body.innerHTML =
    '<details><summary>Menu</summary><a href="#services">Services</a></details>';
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

it('leaves the focus alone on Escape while it is closed', async () => {
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
});

it('closes when the screen becomes wide', async () => {
  await open();
  widen();
  expect(details()).not.toHaveAttribute('open');
});
