import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { stateNames } from '@/lib/schema/state-names';
import { itemsFor, statesOf, ticksKey } from '@/lib/services/checklist';
import { serviceBySlug } from '@/lib/services/services';
import { checklist as runChecklist } from './checklist.client';
import { WhatToBring } from './what-to-bring';

const { business, services, checklist, pages } = testContent;
const { bring, headings } = pages.service;
const service = serviceBySlug(services, 'closing-papers');
const items = itemsFor(checklist, service, business);
const key = ticksKey(service.slug);
const list = (
  <WhatToBring copy={bring} heading={headings.bring} service={service.slug} items={items} />
);

/** Runs the list's module, as the page does. */
function start() {
  const island = screen.getByRole('list').parentElement;
  if (island) runChecklist(island, { storageKey: key });
}

function show() {
  const { unmount } = render(list);
  start();
  return unmount;
}

beforeEach(() => sessionStorage.clear());

const boxes = () => screen.getAllByRole('checkbox');
const box = (index: number) => boxes()[index] ?? screen.getByText('no such box');
const radio = (name: string) => screen.getByRole('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('has a checkbox for each item, with its text and the state whose rule it is', () => {
  render(list);
  const section = screen.getByRole('region', { name: headings.bring });
  const labels = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(
    items.map(({ text, states, source }) =>
      states ? `${stateNames[states[0]]}: ${text} (${source})` : text,
    ),
  );
  expect(boxes()).toHaveLength(items.length);
});

it('offers the states with rules of their own, and starts with none chosen', () => {
  render(list);
  const choices = screen.getAllByRole('radio');
  expect(choices).toHaveLength(1 + statesOf(items).length);
  expect(choices[0]).toBeChecked();
});

it('offers no choice when only one state is served', () => {
  const idaho = items.filter(({ states }) => states?.[0] !== 'OR');
  render(
    <WhatToBring copy={bring} heading={headings.bring} service={service.slug} items={idaho} />,
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('keeps checkmarks and the choice in the tab', async () => {
  const unmount = show();
  await userEvent.click(box(0));
  await userEvent.click(box(2));
  await userEvent.click(radio('Idaho'));
  unmount();
  show();
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(0), box(2)]);
  expect(radio('Idaho')).toBeChecked();
});

it('adds stored checkmarks to those made before it ran, and keeps a choice made since', async () => {
  const [first = '', second = ''] = items.flatMap(({ text, states }) => (states ? [] : [text]));
  sessionStorage.setItem(key, ['OR', second].join('\n'));
  render(list);
  await userEvent.click(screen.getByRole('checkbox', { name: first }));
  await userEvent.click(radio('Idaho'));
  start();
  expect(screen.getByRole('checkbox', { name: first })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: second })).toBeChecked();
  expect(radio('Idaho')).toBeChecked();
  expect(sessionStorage.getItem(key)).toBe(['ID', first, second].join('\n'));
});

it('clears all, says so, and keeps the choice', async () => {
  show();
  await userEvent.click(radio('Oregon'));
  await userEvent.click(box(0));
  await press('Clear all');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Checklist cleared.');
  expect(radio('Oregon')).toBeChecked();
  expect(sessionStorage.getItem(key)).toBe('OR');
  await userEvent.click(box(0));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

it('stores nothing while nothing is checked or chosen', async () => {
  show();
  await userEvent.click(box(0));
  expect(sessionStorage.getItem(key)).not.toBeNull();
  await userEvent.click(box(0));
  expect(sessionStorage).toHaveLength(0);
});

it('prints only its section, and the whole page afterward', async () => {
  show();
  const section = screen.getByRole('region', { name: headings.bring });
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(section).toHaveAttribute('data-alone');
  });
  await press('Print the list');
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  expect(section).not.toHaveAttribute('data-alone');
  print.mockRestore();
});

it('works when the browser denies storage', async () => {
  const denied = () => {
    throw new Error('denied');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(denied),
  );
  show();
  await userEvent.click(box(0));
  expect(box(0)).toBeChecked();
  await press('Clear all');
  expect(box(0)).not.toBeChecked();
  for (const spy of spies) spy.mockRestore();
});
