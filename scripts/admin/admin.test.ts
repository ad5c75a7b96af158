import { renderSVG } from 'uqr';
import { contentOf } from '../../lib/content/content-of';
import { sourceAt } from '../../lib/content/read-content';
import { testContent, testRoot } from '../../lib/content/test-content.fixture';
import { recordKindIn } from '../../lib/schema/files';
import { checkGoLive } from '../go-live/go-live';
import { changesPage, formsPage, leftPage, reviewPage } from './admin-html';
import { backendOf, repositoryName } from './backend';
import { asContent } from './browser/as-content';
import { whyNotSaved } from './browser/why-not-saved';
import { adminConfig } from './config';
import { formLink } from './menu';

const config = adminConfig(undefined, { ID: { dollars: 5, source: 'a law' } });

/** A part of the configuration, by the names that lead to it. */
const at = (...names: string[]) =>
  names.reduce((part, name) => {
    const inside = [part.collections, part.singletons, part.files, part.fields].flat();
    return Object(inside.find((one) => one?.name === name));
  }, Object(config));

it('has a form with the words of its schema', () => {
  expect(at('business', 'contact', 'phone')).toEqual({
    name: 'phone',
    label: 'Phone number',
    hint: 'The number for calls and texts: ten digits.',
    widget: 'string',
    use_emoji_autocomplete: false,
    pattern: [expect.stringContaining('[2-9]'), 'a phone number such as 208-555-0100'],
  });
});

const mainTowns = { widget: 'relation', collection: 'towns', multiple: true, min: 6, max: 6 };
const any = expect.any(String);
const dmv = { value: 'DMV', label: 'DMV' };
const told = { hint: expect.stringContaining('By law, at most $5 (a law).') };
const capped = { ...told, widget: 'string', required: false, before_input: '$' };

it.each([
  ['business prices prices firstNotarization ID', "has the law's cap", capped],
  ['business area mainTowns', 'follows a town that is renamed', mainTowns],
  ['business hours notice', 'is added only if needed', { widget: 'object', required: false }],
  ['towns description', 'may be empty', { required: false }],
  ['towns name', 'may not be empty', { required: undefined, widget: 'string' }],
  ['checklist items isIdentity', 'is off at first', { widget: 'boolean', default: false }],
  [
    'services popularWith',
    'names an office as people do',
    { options: expect.arrayContaining([dmv]) },
  ],
  [
    'business prices times loanSigningMinutes',
    'is two numbers',
    {
      widget: 'list',
      min: 2,
      max: 2,
      field: { label: 'From / To', widget: 'string' },
    },
  ],
  ['towns hasMap', 'is on at first', { widget: 'boolean', default: true }],
  ['towns attractions verified', 'waits for the owner', { default: false }],
  ['towns latitude', 'has an example', { pattern: [any, 'a number such as 43.4931'] }],
  [
    'business prices times priorityHours',
    'has another',
    { pattern: [any, 'a whole number such as 5'] },
  ],
])('has a field %s that %s', (path, _what, settings) => {
  expect(at(...path.split(' '))).toMatchObject(settings);
});

it('leads to each form where the menu has it, what only engineers change apart', () => {
  const { collections, singletons } = config;
  const menus = [...collections, { name: '_singletons', files: singletons }];
  const links = menus.flatMap((menu) =>
    ('files' in menu ? menu.files : []).map(({ name, file }) => {
      expect(formLink(file)).toBe(`#/collections/${menu.name}/entries/${name}`);
      return `${menu.name} ${name}`;
    }),
  );
  expect(links).toEqual(
    expect.arrayContaining(['engineers editing', 'engineers sentences', 'business hours']),
  );
});

it('has a field for each thing that is left or due', () => {
  const source = sourceAt(testRoot);
  const samples = [...source.texts].map(
    ([file, text]) =>
      [
        file,
        text
          .replace(/^phone: .*/m, 'phone: 208-555-0142')
          .replace(/^email: .*/m, 'email: hello@larkspur.example')
          .replace(/^ {2}since: .*\n|^payments:\n(?: {2}.*\n)+/m, ''),
      ] as const,
  );
  // Years later, commissions have ended, and laws have to be read again.
  const day = '2032-01-01';
  const items = checkGoLive(contentOf({ ...source, texts: new Map(samples) }, day), day);
  expect(items.length).toBeGreaterThan(20);
  for (const { file, path } of items) {
    const [, menu = '', name = ''] = /(\w+)\/entries\/(.*)/.exec(formLink(file)) ?? [];
    const form = [menu, name].filter(
      (part) => part !== (recordKindIn(menu) ? name : '_singletons'),
    );
    const keys = path.filter((key) => typeof key === 'string');
    expect([file, path, Object.keys(at(...form, ...keys))]).toContainEqual(
      expect.arrayContaining(['widget']),
    );
  }
});

it('has no field for what the CMS itself writes', () => {
  expect(at('towns', 'aliases')).toEqual({});
});

it.each([
  'https://github.com/owner/site',
  'github.com/owner/site',
  'git@github.com:owner/site.git',
  'https://www.github.com/owner/site/tree/main',
  'ssh://git@github.com:22/owner/site.git',
  'https://token:secret@github.com/owner/site.git/',
])('reaches the repository %s', (given) => {
  const repo = repositoryName(undefined, { REPOSITORY_URL: given });
  expect(repo && backendOf(repo, 'main').backend).toMatchObject({ repo: 'owner/site' });
});

it.each([
  // A name that is also that of a page within a repository.
  [{ REPOSITORY_URL: 'https://github.com/tree/blob/blob/main/a.md' }, 'tree/blob'],
  [{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/site' }, 'owner/site'],
  [{ GITHUB_SERVER_URL: 'https://github.com' }, undefined],
  [{ VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'a', VERCEL_GIT_REPO_SLUG: 'b' }, 'a/b'],
  [{ VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'a' }, undefined],
  // A site whose files are elsewhere is built all the same, without forms.
  [{ REPOSITORY_URL: 'https://gitlab.com/group/site' }, undefined],
  [{}, undefined],
])('knows the repository where a host has %j', (env, expected) => {
  expect(repositoryName(undefined, env)).toBe(expected);
});

it.each([
  ['name/site', 'name/site'],
  ['https://gitlab.com/group/site', 'https://gitlab.com/group/site'],
  ['https://github.com', 'https://github.com'],
  ['my site', 'my site'],
  ['https://token:secret@github.com/name', 'https://github.com/name'],
])('stops at %s, which is no repository, and tells no password', (given, told) => {
  expect(() => repositoryName(undefined, { SITE_REPOSITORY: given })).toThrow(
    `such as https://github.com/name/site, found "${told}"`,
  );
});

it('prefers the repository of content, then of SITE_REPOSITORY', () => {
  const env = {
    SITE_REPOSITORY: 'https://github.com/a/two',
    REPOSITORY_URL: 'https://github.com/a/three',
  };
  expect(repositoryName('https://github.com/a/one', env)).toBe('a/one');
  expect(repositoryName(undefined, env)).toBe('a/two');
});

it('composes letters and notes the day, but leaves a Markdown text as it is', () => {
  const text = 'One.\n \nHours:\nCafe\u0301';
  const town = Object(asContent('content/towns/x.yaml', { intro: text }));
  expect(town.intro).toBe('One.\n\nHours:\nCaf\u00e9');
  expect(town.updated).toMatch(/^20\d\d-/);
  expect(asContent('content/legal/x.md', { body: '- one\n- two' })).toMatchObject({
    body: '- one\n- two',
  });
  expect(asContent('content/laws.yaml', {})).toEqual({});
});

it.each(['- one\n- two', 'Dana\nKuna', 'Fine.\n\nDeed\t$5\nWill\t$5', 'Hours:\n9 to 5\n6 to 7'])(
  'refuses %j, whose lines would be joined',
  (text) => {
    expect(() => asContent('content/towns/x.yaml', { intro: text })).toThrow('has a line break');
  },
);

const rule = 'Repository rule violations found\n\n';
const org =
  "The 'acme' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 90 days.";
const saml =
  'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.';

// As browsers and GitHub say it, with the status of the answer.
it.each([
  ['Failed to fetch', 0, 'connection broke'],
  ['NetworkError when attempting to fetch resource.', 0, 'connection broke'],
  ['Load failed', 0, 'connection broke'],
  ['Bad credentials', 401, 'token has expired'],
  ['', 401, 'token has expired'],
  ['Resource not accessible by personal access token', 200, 'may only read'],
  ['', 403, 'may only read'],
  ['API rate limit exceeded for user ID 1.', 403, 'in an hour'],
  ['You have exceeded a secondary rate limit. Please wait a few minutes.', 403, 'in an hour'],
  ['Unexpected token \'<\', "<html>502</html>" is not valid JSON', 0, 'no answer'],
  ['JSON.parse: unexpected character at line 1 column 1 of the JSON data', 0, 'no answer'],
  ['Something went wrong while executing your query.', 200, 'no answer'],
  ['', 502, 'no answer'],
  ['The repository has been updated by someone else while saving.', 0, 'updated by someone else'],
  [
    'Expected branch to point to "a" but it did not. Pull and try again.',
    200,
    'updated by someone',
  ],
  [`${rule}Changes must be made through a pull request.`, 200, 'A rule of'],
  [`${rule}Required status check "Check" is expected.`, 200, 'A rule of'],
  ['Protected branch update failed for refs/heads/main.', 200, 'A rule of'],
  ["Could not resolve to a Repository with the name 'owner/site'.", 200, 'no such repository'],
  ['The “site” repository doesn’t exist.', 0, 'no such repository'],
  ['Not Found', 404, 'no such repository'],
  ['insufficient_scope', 403, 'may only read'],
  [`${rule}Secret detected in content`, 422, 'a password or a key'],
  [org, 403, 'expires sooner'],
  ['`acme` forbids access via a personal access token (classic).', 403, 'fine-grained'],
  [saml, 403, 'Configure SSO'],
  ['Repository was archived so is read-only.', 403, 'archived'],
  ['Sorry. Your account was suspended.', 403, 'is locked'],
  ['Repository access blocked', 451, 'is locked'],
  ['I’m a teapot', 418, 'The site’s repository refused it: “I’m a teapot”'],
])('says %s (%d) in words that say what to do', (message, status, words) => {
  const cause = { message, ...(status && { status }) };
  expect(whyNotSaved(new Error('Server responded with an error', { cause }))).toContain(words);
  if (status === 0) expect(whyNotSaved(new Error(message))).toContain(words);
});

it('lists what is left, each with its form, and escapes what content says', () => {
  const item = { file: 'content/towns/kuna.yaml', line: 1, path: ['name'], field: 'Name' };
  const html = leftPage([{ ...item, group: 'law', say: '<b> & `code`' }]);
  expect(html).toContain('href="../?field=name#/collections/towns/entries/kuna"');
  expect(html).toContain('&lt;b> &amp; <code>code</code>');
  const notes = leftPage([{ ...item, group: 'unconfirmed', say: 'Ask there.' }]);
  expect(notes).toMatch(
    /ready to go live[^<]*<\/p>\s*<details>.*to do later \(1\)[\s\S]*Ask there\./,
  );
  const due = leftPage([{ ...item, group: 'soon', say: 'Do you work?' }]);
  expect(due).toMatch(/<h2>What is due[\s\S]*Do you work\?[\s\S]*<p>Nothing\. The site is ready/);
  for (const page of [html, formsPage(), changesPage()])
    expect(page).toContain('content="noindex"');
});

it('has a card with the code of the review page, and a text to send', () => {
  const { business, pages } = testContent;
  const { brand, reviewLink = '' } = business;
  const html = reviewPage(testContent);
  const [card = '', below = ''] = html.split('</section>');
  const link = 'https://reviews.internal/larkspur/write?from=card&amp;lang=en';
  for (const text of [brand, pages.review.thanks, link]) expect(card).toContain(`>${text}</`);
  expect(card).toContain(renderSVG(reviewLink, { ecc: 'M', border: 4 }));
  expect(below).toContain(`how it went, good or bad, at ${link}</p>`);
});
