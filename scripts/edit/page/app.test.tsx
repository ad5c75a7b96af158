import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Section, State } from '../api';
import { App } from './app';
import { likeBrowser } from './browser.fixture';

const state: State = {
  brand: 'Pat Doe, Notary',
  menu: [
    {
      title: 'Towns',
      kind: 'towns',
      entries: ['kuna', 'nampa'].map((slug) => ({ id: `towns/${slug}`, title: slug })),
    },
  ],
  left: [
    {
      group: 'Towns',
      say: 'The county is a sample',
      do: 'Enter the real one.',
      section: 'towns/nampa',
      field: ['county'],
    },
  ],
  notes: [],
  saves: [],
  problems: [],
  preview: 'http://127.0.0.1:1',
};

const section = (id: string): Section => ({
  id,
  title: id,
  file: '',
  hash: '',
  schema: {
    type: 'object',
    properties: { county: { type: 'string', title: 'County' } },
    required: ['county'],
  },
  value: { county: 'Ada' },
  page: '/',
  others: [],
});

async function answerTo(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://x/');
  const body = pathname === '/api/state' ? state : section(searchParams.get('id') ?? '');
  return { ok: true, json: () => Promise.resolve(body) };
}

beforeEach(() => {
  likeBrowser();
  globalThis.fetch = jest.fn().mockImplementation(answerTo);
  history.replaceState(null, '', '#/left');
});

it('goes from what is left to do to its field, and from there nowhere without asking', async () => {
  const user = userEvent.setup();
  await act(async () => render(<App />));
  await user.click(await screen.findByRole('link', { name: /^Go to it/ }));
  const field = await screen.findByLabelText('County');
  expect(field).toHaveFocus();
  expect(document.title).toBe('towns/nampa | Edit the site');

  await user.type(field, ' and more');
  await user.click(screen.getByRole('link', { name: 'kuna' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveValue('Ada and more');
  expect(location.hash).toContain('nampa');

  await user.click(screen.getByRole('link', { name: 'kuna' }));
  await user.click(await screen.findByRole('button', { name: 'Discard the changes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'towns/kuna' })).toHaveFocus();
  expect(screen.getByLabelText('County')).toHaveValue('Ada');
});
