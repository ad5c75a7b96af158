import { renderSVG } from 'uqr';
import { testContent } from '../../lib/content/test-content.fixture';
import { backendOf, repositoryUrl } from './backend';
import { adminConfig } from './config';
import { asContent, problemsIn } from './page/guard';
import { formsPage, leftPage, reviewPage } from './pages';

const { collections } = adminConfig(undefined, 'https://site.example', {
  ID: { dollars: 5, source: 'a law' },
});
const fieldsOf = (name: string, file?: string): Record<string, unknown>[] => {
  const { fields, files = [] } = Object(collections.find((collection) => collection.name === name));
  return file ? Object(files.find((one: { name: string }) => one.name === file)).fields : fields;
};
const field = (name: string, of: readonly Record<string, unknown>[]) =>
  of.find((one) => one['name'] === name);

it('has a form with the words of its schema', () => {
  expect(field('phone', fieldsOf('business', 'contact'))).toEqual({
    name: 'phone',
    label: 'Phone number',
    hint: 'The number for calls and texts: ten digits with two hyphens.',
    widget: 'string',
    use_emoji_autocomplete: false,
    pattern: ['^\\d{3}-\\d{3}-\\d{4}$', 'a phone number such as 208-555-0100'],
  });
});

it("knows the law's cap, what may be empty, and what follows a town that is renamed", () => {
  const [first] = Object(field('prices', fieldsOf('business', 'prices'))).fields;
  expect(field('ID', first.fields)).toMatchObject({
    ...{ max: 5, required: false, before_input: '$' },
    hint: expect.stringContaining('By law, at most $5 (a law).'),
  });
  expect(field('mainTowns', fieldsOf('business', 'area'))).toMatchObject({
    ...{ widget: 'relation', collection: 'towns', multiple: true, min: 6, max: 6 },
  });
  const town = fieldsOf('towns');
  expect(field('description', town)).toMatchObject({ required: false });
  expect(field('name', town)?.['required']).toBeUndefined();
  expect(field('hasMap', town)).toMatchObject({ widget: 'boolean', default: true });
  // The system itself writes them.
  expect(field('aliases', town)).toBeUndefined();
});

it.each([
  ['https://github.com/owner/site', { name: 'github', repo: 'owner/site' }],
  ['git@github.com:owner/site.git', { name: 'github', repo: 'owner/site' }],
  ['https://www.github.com/owner/site/tree/main', { name: 'github', repo: 'owner/site' }],
  ['ssh://git@github.com:22/owner/site.git', { name: 'github', repo: 'owner/site' }],
  ['https://token:secret@github.com/owner/site', { name: 'github', repo: 'owner/site' }],
  [
    'https://gitlab.com/group/part/site.git',
    { name: 'gitlab', repo: 'group/part/site', api_root: 'https://gitlab.com/api/v4' },
  ],
  ['https://codeberg.org/owner/site', { name: 'gitea', base_url: 'https://codeberg.org' }],
])('reaches the repository %s, and passes no secret on', (given, expected) => {
  const url = repositoryUrl(undefined, { REPOSITORY_URL: given });
  const forge = url && backendOf(url, 'main');
  expect(forge?.backend).toMatchObject({ ...expected, branch: 'main' });
  expect(JSON.stringify(forge)).not.toContain('secret');
});

it('prefers the repository of content, then of SITE_REPOSITORY, and may know none', () => {
  const env = {
    SITE_REPOSITORY: 'https://two.example/a/b',
    REPOSITORY_URL: 'https://three.example',
  };
  expect(repositoryUrl('https://one.example/a/b', env)?.host).toBe('one.example');
  expect(repositoryUrl(undefined, env)?.host).toBe('two.example');
  expect(repositoryUrl(undefined, {})).toBeUndefined();
});

it('refuses what the build would, in the words of the form', () => {
  const closure = { from: '2027-01-02', to: '2027-01-01', reason: 'Snow ☃', __sc_key: 'x' };
  const day = { days: ['Monday'], opens: '08:00', closes: '17:00' };
  const data = { hours: [day], closures: [closure], updated: '2026-11-20' };
  expect(problemsIn('content/business/hours.yaml', data, {})).toEqual([
    expect.stringMatching(/^Days off 1, Reason: expected letters of English .*U\+2603/),
    expect.stringMatching(
      /^Days off 1, Last day off: expected a last day no earlier than the first/,
    ),
  ]);
});

it('puts paragraphs on one line and composes letters, but leaves a Markdown text as it is', () => {
  const text = 'One\nline\n\nCafe\u0301';
  const { intro, updated } = Object(asContent('content/towns/x.yaml', { intro: text }));
  expect(intro).toBe('One line\n\nCaf\u00e9');
  expect(updated).toMatch(/^20\d\d-/);
  expect(asContent('content/legal/x.md', { body: text })).toMatchObject({
    body: 'One\nline\n\nCaf\u00e9',
  });
  expect(asContent('content/laws.yaml', {})).toEqual({});
});

it('lists what is left, each with its form, and escapes what content says', () => {
  const item = { id: 'x', file: 'content/towns/kuna.yaml', line: 1, field: 'name', place: 'Name' };
  const group = 'law' as const;
  const html = leftPage([{ ...item, group, say: '<b> & `code`' }], "default-src 'none'");
  expect(html).toContain('href="../#/collections/towns/entries/kuna"');
  expect(html).toContain('&lt;b> &amp; <code>code</code>');
  for (const page of [html, formsPage('')]) expect(page).toContain('content="noindex"');
});

it('has a card with the code of the review page, and a text to send', () => {
  const { business, pages } = testContent;
  const { brand, reviewLink = '' } = business;
  const html = reviewPage(brand, reviewLink, pages.review, "default-src 'none'");
  const [card = '', below = ''] = html.split('</section>');
  const link = 'https://reviews.internal/larkspur/write?from=card&amp;lang=en';
  for (const text of [brand, pages.review.thanks, link]) expect(card).toContain(`>${text}</`);
  expect(card).toContain(renderSVG(reviewLink, { ecc: 'M', border: 4 }));
  expect(below).toContain(`how it went, good or bad, at ${link}</p>`);
});
