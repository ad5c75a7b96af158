/** @jest-environment node */
import { parse } from 'yaml';
import { allPages } from '@/components/pages';
import { withChanges } from '@/lib/content/changes';
import { contentOf } from '@/lib/content/content-of';
import { splitFrontMatter } from '@/lib/content/front-matter';
import { sourceAt } from '@/lib/content/read-content';
import { testDay, testRoot } from '@/lib/content/test-content.fixture';
import { routes, sitePaths } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { schemaOf } from '@/lib/schema/files';
import { htmlOf, pageOf, paneWords, withForm } from './draw-page';

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => testDay }));
// The structured data goes to the head, where no preview has it.
jest.mock('next/navigation', () => ({
  usePathname: () => Object(globalThis).drawn.path,
  useServerInsertedHTML: () => undefined,
}));

const source = sourceAt(testRoot);
const saved = contentOf(source, testDay).content;

/** What a form of a file holds. */
function formOf(file: string, text = source.texts.get(file) ?? '') {
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  return { file, data: { ...parse(head), ...(body !== undefined && { body }) } };
}

const heading = /(?<=heading: ).*/;

test.each([
  ['content/business/about.yaml', /(?<=headline: ).*/, 'Your stamp, at your table'],
  ['content/business/prices.yaml', /(?<=ID: )5/, '3.5'],
  ['content/business/hours.yaml', /(?<=opens: ['"]?)0\d:\d\d/, '06:15'],
  ['content/pages/services.yaml', heading, 'What we do'],
  ['content/pages/areas.yaml', heading, 'Where we go'],
  ['content/towns/larkin.yaml', /doubled/, 'tripled'],
  ['content/pages/not-found.yaml', /(?<=title: ).*/, 'Not anywhere'],
  ['content/services/house-calls.yaml', /(?<=title: ).*/, 'Visits'],
  ['content/checklist.yaml', /(?<=text: ).*/, 'A card with a face'],
  ['content/legal/privacy-policy.md', /cookies/, 'crumbs'],
])('a change in %s is read as the build would, and is on the page', async (file, from, to) => {
  const text = source.texts.get(file) ?? '';
  const data = text.replace(from, to).replace(/^updated: .*/m, `updated: ${testDay}`);
  const { content, problems } = await withForm(source, formOf(file, data));
  expect(problems).toEqual([]);
  const changed = withChanges(source, [{ action: 'update', path: file, data }]);
  expect(content).toEqual(contentOf(changed, testDay).content);
  const html = content && (await htmlOf(content, pageOf(file, content)));
  expect(html).toContain(to.replace('06:', '6:'));
});

test('the list of pages is that of the site, and what stands in for a missing one', () => {
  const paths = allPages(saved).map(({ path }) => path);
  const own = sitePaths(saved).filter((path) => !/^\/locations\/./.test(path));
  const missing = paths.filter((path) => !own.includes(path));
  expect(missing).toEqual(['/404.html', routes.town('town-without-a-page')]);
  expect(paths.filter((path) => !missing.includes(path)).toSorted()).toEqual(own.toSorted());
});

test('every file has a page, and what a form holds of it changes nothing', async () => {
  for (const file of source.texts.keys()) {
    if (!schemaOf(file)) continue;
    const { content: asTyped, problems } = await withForm(source, formOf(file));
    expect([file, problems]).toEqual([file, []]);
    expect([file, asTyped && pageOf(file, asTyped)?.path]).not.toEqual([file, undefined]);
  }
});

const town = 'content/towns/larkin.yaml';
const prices = 'content/business/prices.yaml';
const about = 'content/business/about.yaml';

test.each([
  ['a text too short', town, /intro: [\s\S]*?(?=\n\w)/, 'intro: Too short.', 'Too short.'],
  ['a price above the law', prices, /ID: 5/, 'ID: 50', '$50'],
  [
    'a claim that is false',
    about,
    /headline: .*/,
    'headline: A licensed notary',
    'A licensed notary',
  ],
  ['a name in braces that is none', about, /headline: .*/, 'headline: Here, {nobody}', '{nobody}'],
])('%s is on the page all the same, with words at its field', async (_, file, from, to, shown) => {
  const text = source.texts.get(file) ?? '';
  const { content: asTyped, problems } = await withForm(
    source,
    formOf(file, text.replace(from, to)),
  );
  expect(problems).toHaveLength(1);
  const [{ path, words } = { words: '' }] = problems;
  expect(path).toMatch(/^(?:intro|headline|prices\.firstNotarization\.ID)$/);
  expect(words).toContain('expected');
  expect(asTyped && (await htmlOf(asTyped, pageOf(file, asTyped)))).toContain(shown);
});

test('what no page can be drawn from is told, what is missing, and a change that is elsewhere', async () => {
  const { data } = formOf(prices);
  const typed = await withForm(source, { file: prices, data: { ...data, priceRange: 'dear' } });
  expect(typed.content).toBeUndefined();
  expect(paneWords(typed.problems)).toMatch(
    /^The page waits for this\. Not right yet: Your prices, .*: expected .*, found "dear"/,
  );
  expect(paneWords([], 'html')).toBe('');
  expect(paneWords([], 'html', true)).toBe('The change is not on this page.');
  const fresh = 'content/towns/as-in-the-form.yaml';
  const empty = await withForm(source, { file: fresh, data: { name: '', state: 'ID' } });
  expect(empty.content && pageOf(fresh, empty.content)).toBeUndefined();
  expect(paneWords(empty.problems)).toContain('Name: still missing; County: still missing');
});

test('lines that pages would join are told, and on the page all the same', async () => {
  const { data } = formOf(town);
  const form = { file: town, data: { ...data, intro: '- A lamp\n- A gate' } };
  const { content: asTyped, problems } = await withForm(source, form);
  expect(problems[0]?.words).toContain('has a line break within a paragraph');
  expect(asTyped && (await htmlOf(asTyped, pageOf(town, asTyped)))).toContain('- A lamp - A gate');
});

test('an item that was added or moved is on the page, and a page that is saved again changes no other', async () => {
  const reviews = 'content/testimonials.yaml';
  const { data } = formOf(reviews);
  const [first] = data.testimonials;
  const added = { ...first, name: 'Ana P.', __sc_item_original_key_path: 'testimonials.0' };
  const form = { file: reviews, data: { ...data, testimonials: [added, ...data.testimonials] } };
  const { content: asTyped, problems } = await withForm(source, form);
  expect(problems).toEqual([]);
  expect(asTyped && (await htmlOf(asTyped, pageOf(reviews, asTyped)))).toContain('Ana P.');
  for (const file of ['content/legal/privacy-policy.md', 'content/services/house-calls.yaml']) {
    const { content: again } = await withForm(source, formOf(file));
    const order = ({ legalPages, services }: Content) =>
      [...legalPages, ...services].map(({ slug }) => slug);
    expect(again && order(again)).toEqual(order(saved));
  }
});

test('a photo that is not saved has its own address on the page', async () => {
  const { data } = formOf(about);
  const portrait = { file: 'blob:https://a.test/1-f', alt: 'Me at the table' };
  const form = { file: about, data: { ...data, notary: { ...Object(data).notary, portrait } } };
  const { content: asTyped, problems } = await withForm(source, form);
  expect(problems).toEqual([]);
  const contact = asTyped && (await htmlOf(asTyped, pageOf(prices, asTyped)));
  expect(contact).toMatch(/alt="Me at the table"/);
  expect(contact).toMatch(/"\/photos\/blob-1-f-\d+\.jpeg"/);
});
