import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.client';

let widen: () => void;

beforeAll(() => {
  globalThis.matchMedia = jest.fn().mockReturnValue({
    addEventListener: (_: string, listener: () => void) => {
      widen = listener;
    },
    removeEventListener: () => {},
  });
});

beforeEach(() => {
  render(
    <Menu label="Menu">
      <a href="#services">Services</a>
    </Menu>,
  );
});

const menu = () => screen.getByRole('group');
const open = () => userEvent.click(screen.getByText('Menu'));

it('opens and closes', async () => {
  await open();
  expect(menu()).toHaveAttribute('open');
  await open();
  expect(menu()).not.toHaveAttribute('open');
});

it('closes on Escape and gives the focus back', async () => {
  await open();
  act(() => screen.getByRole('link', { name: 'Services' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByText('Menu')).toHaveFocus();
});

it('leaves the focus alone on Escape while it is closed', async () => {
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
});

it('closes when the screen becomes wide', async () => {
  await open();
  act(() => widen());
  expect(menu()).not.toHaveAttribute('open');
});
