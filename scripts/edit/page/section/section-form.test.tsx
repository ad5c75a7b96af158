import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome, Section } from '../../api';
import { AnnounceContext } from '../announce';
import { likeBrowser } from '../browser.fixture';
import { SectionForm } from './section-form';

const section: Section = {
  id: 'business/contact',
  title: 'Contact',
  file: 'content/business.yaml',
  hash: 'one',
  schema: {
    type: 'object',
    properties: {
      phone: { type: 'string', title: 'Phone number' },
      email: { type: 'string', title: 'Email address' },
    },
    required: ['phone', 'email'],
  },
  value: { phone: '208-555-0100', email: 'pat@example.com' },
  page: '/contact/',
  others: [],
};

const said = jest.fn();
const load = jest.fn();
const request = jest.fn();

/** The form, with what the server answers to each save. */
function open(...outcomes: Outcome[]) {
  for (const outcome of outcomes) {
    request.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(outcome) });
  }
  render(
    <AnnounceContext value={said}>
      <SectionForm section={section} load={load} />
    </AnnounceContext>,
  );
  return userEvent.setup();
}

const sentNow = () => JSON.parse(request.mock.lastCall[1].body);
const phone = () => screen.getByLabelText('Phone number');

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.fetch = request;
  load.mockResolvedValue(section);
  likeBrowser();
});

it('saves on Ctrl+S, and only what is changed', async () => {
  const user = open({ ok: true, words: 'Saved: Phone number', section: section.id, saves: [] });
  await user.keyboard('{Control>}s{/Control}');
  expect(request).not.toHaveBeenCalled();
  await user.clear(phone());
  await user.type(phone(), '208-555-0199');
  await user.keyboard('{Control>}s{/Control}');
  expect(request.mock.lastCall[0]).toBe('api/save');
  expect(sentNow()).toEqual({
    id: section.id,
    hash: 'one',
    value: { phone: '208-555-0199', email: 'pat@example.com' },
  });
  expect(said).toHaveBeenLastCalledWith({ say: 'Saved: Phone number' });
  expect(load).toHaveBeenCalled();
});

it('lists what is wrong, with what was typed still there, until the field is changed', async () => {
  const say = 'Enter ten digits.';
  const problems = [
    { section: section.id, path: ['phone'], label: '', say },
    { section: 'towns/kuna', path: ['name'], label: '', say: 'Another town has that name.' },
  ];
  const user = open({ ok: false, say: 'Nothing was saved.', problems });
  await user.type(phone(), '9{Enter}');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('link', { name: say })).toHaveAttribute('href', '#root_phone');
  expect(screen.getByRole('link', { name: 'Another town has that name.' })).toHaveAttribute(
    'href',
    '#/towns/kuna?field=name',
  );
  expect(phone()).toHaveValue('208-555-01009');
  expect(phone()).toBeInvalid();
  await user.type(phone(), '{Backspace}');
  expect(phone()).toBeValid();
});

it('asks where each address that would be lost leads, and saves again', async () => {
  const lost = [{ path: '/places/creek/', title: 'Creek' }];
  const pages = [{ path: '/areas/kuna/', title: 'Kuna' }];
  const user = open(
    { ok: false, say: '', problems: [], lost, pages },
    { ok: true, words: 'Saved', section: section.id, saves: [] },
  );
  await user.type(phone(), '9{Enter}');
  const choice = screen.getByLabelText('Creek (/places/creek/)');
  await user.selectOptions(choice, '/areas/kuna/');
  const dialog = screen.getByRole('dialog');
  await user.click(dialog.querySelector('button') ?? dialog);
  expect(sentNow()).toMatchObject({
    value: { phone: '208-555-01009' },
    redirects: { '/places/creek/': '/areas/kuna/' },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what was typed to copy from when the file has to be loaded again', async () => {
  const user = open({ ok: false, say: 'Another program changed the file.', problems: [] });
  await user.type(phone(), '9{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Another program changed the file.');
  load.mockResolvedValue({ ...section, value: { ...section.value, phone: '208-555-0177' } });
  await user.click(screen.getByRole('button', { name: 'Load the file again' }));
  const [typed, field] = screen.getAllByLabelText('Phone number');
  expect(typed).toHaveValue('208-555-01009');
  expect(field).toHaveValue('208-555-0177');
});

it('says that the editor has stopped, and loses nothing', async () => {
  const user = open();
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await user.type(phone(), '9{Enter}');
  expect(said).toHaveBeenLastCalledWith({
    say: "The editor isn't running anymore. Start it again with npm run edit; what you typed is still here.",
    isProblem: true,
  });
  expect(phone()).toHaveValue('208-555-01009');
});
