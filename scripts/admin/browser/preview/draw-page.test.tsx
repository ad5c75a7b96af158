/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { previewPages } from '@/components/rendered-kinds';
import { content } from '@/lib/content/content';
import { contentOf } from '@/lib/content/content-of';
import { sourceAt } from '@/lib/content/read-content';
import { splitFrontMatter } from '@/lib/content/reading/front-matter';
import { withChanges } from '@/lib/content/saves/file-changes';
import { testDay, testRoot } from '@/lib/content/test-content.fixture';
import { sitePaths } from '@/lib/page-kinds';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { schemaOf } from '@/lib/schema/files';
import { htmlOf, pageOf, withForm } from './draw-page';

jest.mock('@/lib/content/content', () => ({ content: {} }));
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => testDay }));
// The structured data goes to the head, where no preview has it.
jest.mock('next/navigation', () => ({
  usePathname: () => jest.requireActual('./drawn').drawn.path,
  useServerInsertedHTML: () => undefined,
}));

const source = sourceAt(testRoot);
const saved = contentOf(source, testDay).content;

/** What a form of a file holds. */
function formOf(file: string, text = source.texts.get(file) ?? '') {
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  return { file, data: { ...parse(head), ...(body !== undefined && { body }) } };
}

/** What Next renders for a page, before the build's own steps. */
async function built(page: string): Promise<string> {
  if (page === '/404.html') {
    const { default: NotFound } = await import('@/app/global-not-found');
    return /(?<=<body[^>]*>).*(?=<\/body>)/s.exec(renderToStaticMarkup(<NotFound />))?.[0] ?? '';
  }
  const { default: Layout } = await import('@/app/(pages)/layout');
  const { default: Page } = await import('@/app/(pages)/[[...path]]/page');
  const params = Promise.resolve({ path: page.split('/').filter(Boolean) });
  return renderToStaticMarkup(<Layout>{await Page({ params })}</Layout>);
}

/**
 * Without what a document has in its head; with React's ids, which tell how deep in a tree one is,
 * by number.
 */
function withPlainIds(page = ''): string {
  const html = page.replace(/<link rel="preload"[^>]*>/g, '');
  const ids = [...new Set(html.match(/_R_\w+?_(?=["-])/g))];
  return html.replace(/_R_\w+?_(?=["-])/g, (id) => `id-${ids.indexOf(id)}`);
}

/** Where one text is no longer like another, with a little around it; '' if nowhere. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return one === other ? '' : `${around(one)} | ${around(other)}`;
}

const edits: readonly (readonly [route: string, file: string, from: RegExp, to: string])[] = [
  ['/', 'content/business/about.yaml', /headline: .*/, 'headline: Your stamp, at your table'],
  ['/', 'content/testimonials.yaml', /name: .*/, 'name: Somebody New'],
  ['/contact/', 'content/business/prices.yaml', /ID: 5/, 'ID: 3.5'],
  ['/contact/', 'content/business/hours.yaml', /opens: .*/, "opens: '06:15'"],
  ['/', 'content/business/commissions.yaml', /number: .*/, "number: '20319999'"],
  ['/contact/', 'content/pages/contact.yaml', /heading: .*/, 'heading: Ring us up'],
  ['/services/', 'content/pages/services.yaml', /heading: .*/, 'heading: What we do'],
  ['/areas/', 'content/pages/areas.yaml', /heading: .*/, 'heading: Where we go'],
  ['/locations/', 'content/pages/locations.yaml', /heading: .*/, 'heading: Where we drive'],
  ['/places/', 'content/pages/places.yaml', /heading: .*/, 'heading: What to see'],
  ['/areas/[town]/', 'content/towns/larkin.yaml', /doubled/, 'tripled'],
  ['/areas/[town]/', 'content/pages/town.yaml', /(?<=: )[A-Z]\w+(?= \w)/, 'Now'],
  ['/places/[attraction]/', 'content/towns/larkin.yaml', /Balloon Meadow/, 'Balloon Field'],
  ['404', 'content/pages/not-found.yaml', /title: .*/, 'title: Not anywhere'],
  ['/services/[service]/', 'content/services/house-calls.yaml', /title: .*/, 'title: Visits'],
  ['/services/[service]/', 'content/checklist.yaml', /text: .*/, 'text: A card with a face.'],
  ['/[legal]/', 'content/legal/privacy-policy.md', /cookies/, 'crumbs'],
];

/** The page at a route that shows a file. */
function pageAt(route: string, file: string, of: Content) {
  const page = route.startsWith('/places/[')
    ? previewPages(of).find(({ path }) => path === routes.attraction('larkin-balloon-meadow'))
    : pageOf(file, of);
  if (!page) throw new Error(`${file} has no page`);
  return page;
}

test.each(edits)('%s is drawn with a change in %s as it would be built', async (...edit) => {
  const [route, file, from, to] = edit;
  const text = source.texts.get(file) ?? '';
  const data = text.replace(from, to).replace(/^updated: .*/m, `updated: ${testDay}`);
  const { content: asTyped, ...found } = await withForm(source, formOf(file, data));
  expect(found).toEqual({ isChanged: true, problems: [], missing: [], inTheWay: [] });
  if (!asTyped) throw new Error('no content');
  const page = pageAt(route, file, asTyped);
  const drawn = withPlainIds(await htmlOf(asTyped, page));

  const changed = withChanges(source, [{ action: 'update', path: file, data }]);
  Object.assign(content, contentOf(changed, testDay).content);
  expect(difference(drawn, withPlainIds(await built(page.path)))).toBe('');
  expect(drawn).not.toBe(withPlainIds(await htmlOf(saved, pageAt(route, file, saved))));
});

test('the list of pages is that of the site, and what stands in for a missing one', () => {
  const paths = previewPages(saved).map(({ path }) => path);
  const own = sitePaths(saved).filter((path) => !/^\/locations\/./.test(path));
  const missing = paths.filter((path) => !own.includes(path));
  expect(missing).toEqual(['/404.html', routes.town('town-without-a-page')]);
  expect(paths.filter((path) => !missing.includes(path)).toSorted()).toEqual(own.toSorted());
});

test('every file has a page, and what a form holds of it changes nothing', async () => {
  for (const file of source.texts.keys()) {
    if (!schemaOf(file)) continue;
    const { content: asTyped, problems, inTheWay } = await withForm(source, formOf(file));
    expect([file, problems, inTheWay]).toEqual([file, [], []]);
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
  expect(asTyped && (await htmlOf(asTyped, pageAt('', file, asTyped)))).toContain(shown);
});

test('what no page can be drawn from is told, and what is missing by its name alone', async () => {
  const { data } = formOf(prices);
  const typed = await withForm(source, { file: prices, data: { ...data, priceRange: 'dear' } });
  expect([typed.content, typed.problems.length]).toEqual([undefined, 1]);
  const fresh = 'content/towns/as-in-the-form.yaml';
  const empty = await withForm(source, { file: fresh, data: { name: '', state: 'ID' } });
  expect(empty.content && pageOf(fresh, empty.content)).toBeUndefined();
  expect(empty.missing).toEqual(expect.arrayContaining(['Name', 'County', 'Latitude']));
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
  expect(asTyped && (await htmlOf(asTyped, pageAt('/', reviews, asTyped)))).toContain('Ana P.');
  for (const file of ['content/legal/privacy-policy.md', 'content/services/house-calls.yaml']) {
    const { content: again } = await withForm(source, formOf(file));
    const order = ({ legalPages, services }: Content) =>
      [...legalPages, ...services].map(({ slug }) => slug);
    expect(again && order(again)).toEqual(order(saved));
  }
});

test('a mistake in another file is in the way, and the page is drawn', async () => {
  const broken = String(source.texts.get('content/towns/thornby.yaml')).replace(
    /county: .*/,
    'county: X County',
  );
  const texts = new Map([...source.texts, ['content/towns/thornby.yaml', broken]]);
  const {
    content: asTyped,
    problems,
    inTheWay,
  } = await withForm({ ...source, texts }, formOf(town));
  expect([problems, inTheWay.length]).toEqual([[], 1]);
  expect(asTyped && pageOf(town, asTyped)?.name).toBe('Larkin');
});

test('a photo that is not saved has its own address on the page', async () => {
  const { data } = formOf(about);
  const portrait = { file: 'blob:https://a.test/1-f', alt: 'Me at the table' };
  const form = { file: about, data: { ...data, notary: { ...Object(data).notary, portrait } } };
  const { content: asTyped, problems } = await withForm(source, form);
  expect(problems).toEqual([]);
  const contact = asTyped && (await htmlOf(asTyped, pageAt('', prices, asTyped)));
  expect(contact).toMatch(/alt="Me at the table"/);
  expect(contact).toMatch(/"\/photos\/blob-1-f-\d+\.jpeg"/);
});
