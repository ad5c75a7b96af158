import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testContent } from '@/lib/content/test-content.fixture';
import { noteInquiry, readInquiry } from '@/lib/islands/inquiry';
import { routes } from '@/lib/routes';
import { formatList } from '@/lib/text/format';
import { fill } from '@/lib/text/templates';
import { DocumentFinder } from './document-finder.island.client';

const { business, pages, services } = testContent;
const { answers, label } = pages.documents;
const number = 'the number';
const service = services.find(({ commonDocuments }) =>
  commonDocuments.some(({ notes }) => notes.some(({ state }) => state)),
);
if (!service) throw new Error('expected a document with a note on one state');
const documents = service.commonDocuments;
const byState = documents.find(({ notes }) => notes.some(({ state }) => state)) ?? documents[0];
const known = documents.find(({ otherNames }) => otherNames.length > 0) ?? documents[0];
const notOurs = documents.find(({ isNotarized }) => !isNotarized) ?? documents[0];

const box = () => screen.getByRole('combobox', { name: label });
const status = () => screen.getByRole('status');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', routes.contact);
});

async function ask(text: string) {
  render(<DocumentFinder number={number} />);
  await userEvent.type(box(), `${text}{Enter}`);
}

it('answers by another name', async () => {
  await ask(known?.otherNames[0] ?? '');
  expect(box()).toHaveValue(known?.name);
  expect(status()).toHaveTextContent(`${known?.name}${known?.notes[0]?.text}`);
  const languages = fill(answers.languages, { languages: formatList(business.languages) });
  expect(status()).toHaveTextContent(`${answers.notarized} ${languages}`);
  expect(screen.getByRole('link', { name: service.title })).toHaveAttribute(
    'href',
    routes.service(service.slug),
  );
});

it('still has its answer for those who come back to the page', async () => {
  await ask(known?.name ?? '');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(status()).toHaveTextContent(known?.notes[0]?.text ?? '');
});

it('offers a document by its name alone', async () => {
  render(<DocumentFinder number={number} />);
  await userEvent.type(box(), known?.otherNames[0] ?? '');
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveTextContent(new RegExp(`^${known?.name}$`));
  await userEvent.click(first ?? box());
  expect(status()).toHaveTextContent(known?.notes[0]?.text ?? '');
});

it.each([
  ['the rule of each state', {}, true],
  ['the rule of the state whose town was chosen', { state: 'OR' as const }, false],
])('has %s', async (_what, chosen, hasIdaho) => {
  const [here, there] = byState?.notes ?? [];
  noteInquiry(chosen);
  await ask(byState?.name ?? '');
  expect(status()).toHaveTextContent(`Oregon: ${there?.text}`);
  expect(status().textContent.includes(`Idaho: ${here?.text}`)).toBe(hasIdaho);
});

it('has the rule of the other state where a document has no other', async () => {
  const all = services.flatMap(({ commonDocuments }) => commonDocuments);
  const document = all.find(({ notes: [first, ...more] }) => first?.state === 'ID' && !more[0]);
  noteInquiry({ state: 'OR' });
  await ask(document?.name ?? '');
  expect(status()).toHaveTextContent(`Idaho: ${document?.notes[0]?.text}`);
});

it('leads to the page of an office that says so', async () => {
  const offices = services.flatMap(({ officialPages = [] }) => officialPages);
  const urlOf = (source = '') => offices.find(({ name }) => name === source)?.url;
  const document = services
    .flatMap(({ commonDocuments }) => commonDocuments)
    .find(({ notes }) => urlOf(notes[0]?.source));
  await ask(document?.name ?? '');
  expect(within(status()).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    urlOf(document?.notes[0]?.source),
  );
});

it('asks nobody to come for a document that no notary can help with', async () => {
  await ask(notOurs?.name ?? '');
  expect(status()).toHaveTextContent(notOurs?.notes[0]?.text ?? '');
  expect(status()).not.toHaveTextContent(answers.notarized);
  expect(screen.queryByRole('button', { name: 'Put this in a message' })).toBeNull();
  expect(readInquiry()).toEqual({});
});

it('tells the message of each document that was put into it, once', async () => {
  render(<DocumentFinder number={number} />);
  for (const document of [known, byState, known]) {
    await userEvent.clear(box());
    await userEvent.type(box(), `${document?.name}{Enter}`);
    expect(readInquiry().document ?? '').not.toMatch(new RegExp(`${document?.name}\\.$`));
    await userEvent.click(screen.getByRole('button', { name: 'Put this in a message' }));
  }
  const lines = [known, byState].map((document) => `My document: ${document?.name}.`);
  expect(readInquiry()).toEqual({ document: lines.join('\n') });
});

it('has nothing to look for where no name was typed', async () => {
  await ask('this document');
  expect(status()).toHaveTextContent(/^\s*$/);
});

it.each<[string, 'unknown' | 'unsure']>([
  ['qwerty', 'unknown'],
  ['power', 'unsure'],
])('says so when it is not sure: %s', async (typed, answer) => {
  await ask(typed);
  expect(status()).toHaveTextContent(fill(answers[answer], { number }));
  expect(readInquiry()).toEqual({});
});
