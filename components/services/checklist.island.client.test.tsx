import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { serviceBySlug, testContent } from '@/lib/content/test-content.fixture';
import { eachRequired } from '@/lib/islands/each-required.fixture';
import { noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { itemsFor, statesOf } from '@/lib/services/checklist';
import { stateNames } from '@/lib/states';
import { keepNumbersWhole } from '@/lib/text/characters';
import { checklist } from './checklist.island.client';
import { WhatToBring } from './what-to-bring';

const { business, services } = testContent;
const service = serviceBySlug(services, 'closing-papers');
const items = itemsFor(testContent.checklist, service, business);
const key = `what-to-bring ${service.slug}`;
const list = <WhatToBring {...testContent} service={service} />;

beforeEach(() => sessionStorage.clear());

const boxes = () => screen.getAllByRole('checkbox');
const box = (index: number) => boxes()[index] ?? screen.getByText('no such box');
/** The list before its script has run. */
function rendered() {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(list);
  return page;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it("has a checkbox for each item, those of a state in the state's own group", () => {
  render(list);
  const labels = boxes().map((input) => input.closest('label')?.textContent);
  const inOrder = [undefined, ...statesOf(items)].flatMap((state) =>
    items.filter(({ states }) => states?.[0] === state),
  );
  expect(labels).toEqual(
    inOrder.map(({ text, states, source }) =>
      keepNumbersWhole(states ? `${text} (${source})` : text),
    ),
  );
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual(
    statesOf(items).map((state) => `Signing in ${stateNames[state]}`),
  );
});

it('keeps checkmarks in the tab, and opens the group that has one', async () => {
  const { unmount } = render(list);
  await userEvent.click(box(0));
  await userEvent.click(box(boxes().length - 1));
  unmount();
  render(list);
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    box(0),
    box(boxes().length - 1),
  ]);
  const groups = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(groups.map(({ open }) => open)).toEqual(groups.map((_, index) => index > 0));
});

it('adds stored checkmarks to those made before it ran', async () => {
  const [first = '', second = ''] = items.flatMap(({ text, states }) => (states ? [] : [text]));
  sessionStorage.setItem(key, JSON.stringify([second]));
  const page = rendered();
  await userEvent.click(screen.getByRole('checkbox', { name: first }));
  render(list, { container: page, hydrate: true });
  expect(screen.getByRole('checkbox', { name: first })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: second })).toBeChecked();
  expect(sessionStorage.getItem(key)).toBe(JSON.stringify([first, second]));
});

it('has no button to print where a browser cannot, even for the press that woke it', () => {
  const page = rendered();
  const [print, ...others] = screen.getAllByRole('button');
  const { print: kept } = window;
  Object.assign(window, { print: undefined });
  checklist(page, { storageKey: key, about: {} });
  print?.click();
  window.print = kept;
  expect(print).toHaveTextContent(/^Print/);
  expect(screen.getAllByRole('button')).toEqual(others);
  page.remove();
});

it('tells the message what the service is, and of the ID once it is ready', async () => {
  const { unmount } = render(list);
  await userEvent.click(box(0));
  expect(readInquiry()).toEqual({ service: service.message });
  const last = boxes().findIndex((input) => input.getAttribute('name') === 'id');
  await userEvent.click(box(last));
  expect(readInquiry()).toMatchObject({ id: 'Each signer has a government ID.' });
  unmount();
  noteInquiry({ service: 'Another service.' });
  render(list);
  expect(readInquiry()).toMatchObject({ service: 'Another service.' });
  await userEvent.click(box(last));
  expect(readInquiry()).toEqual({ service: service.message });
  await userEvent.click(box(0));
  expect(readInquiry()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('prints only its section', async () => {
  render(list);
  const print = jest.spyOn(window, 'print').mockImplementation();
  await press('Print the list');
  expect(screen.getByRole('region', { name: 'What to have ready' })).toHaveAttribute('data-alone');
  print.mockRestore();
});

eachRequired(['[name="print"]'], renderToString(list), (island) =>
  checklist(island, { storageKey: key, about: {} }),
);
