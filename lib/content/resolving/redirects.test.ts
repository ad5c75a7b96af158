import * as fc from 'fast-check';
import { sitePaths } from '../../page-kinds';
import { property } from '../../property.fixture';
import { contentOf } from '../content-of';
import { sourceAt } from '../read-content';
import { Reader } from '../reading/reader';
import { brokenRules } from '../rules/rules';
import { testContent, testDay, testRoot } from '../test-content.fixture';
import { allRedirects, publishedPaths } from './redirects';

const [town, other] = testContent.towns;
const [service] = testContent.services;
if (!town || !other || !service) throw new Error('expected two towns and a service');

/** The same without former addresses. */
const withoutAliases = <Record extends object>(records: readonly Record[]) =>
  records.map((record) => ({ ...record, aliases: [] }));
const plain = {
  ...testContent,
  towns: withoutAliases(testContent.towns),
  services: withoutAliases(testContent.services),
  redirects: [],
};

const redirects = (changes: object, published: string[] = []) => {
  const all = allRedirects({ ...plain, ...changes }, published);
  return Object.fromEntries(all.map(({ from, to }) => [from, to]));
};
const page = `/areas/${town.slug}/`;

it('leads from the names a page had before to the page', () => {
  const towns = [{ ...town, aliases: ['/areas/old/', '/areas/older/'] }, other];
  const services = [{ ...service, aliases: ['/services/old/'] }];
  expect(redirects({ towns, services })).toEqual({
    ...{ '/areas/old/': page, '/areas/older/': page },
    ...{ '/locations/old/': page, '/locations/older/': page },
    '/services/old/': `/services/${service.slug}/`,
  });
});

it('leads from a published page that is gone to its list', () => {
  const gone = {
    ...{ '/areas/gone/': '/areas/', '/locations/gone/': '/areas/' },
    ...{ '/services/gone/': '/services/', '/places/gone/': '/places/', '/gone/': '/' },
  };
  expect(redirects({}, Object.keys(gone))).toEqual(gone);
});

it('prefers what redirects.yaml says, then the page that was renamed', () => {
  const written = [{ from: '/areas/old/', to: '/contact/' }];
  const towns = [{ ...town, aliases: ['/areas/old/'] }, other];
  expect(redirects({ towns, redirects: written }, ['/areas/old/', '/locations/old/'])).toEqual({
    '/areas/old/': '/contact/',
    '/locations/old/': page,
  });
});

it('leads on from a page that took the place of another and is gone, too', () => {
  const written = [
    { from: '/places/first/', to: '/places/second/' },
    { from: '/places/circle/', to: '/places/circle/' },
  ];
  expect(redirects({ redirects: written }, ['/places/second/'])).toMatchObject({
    '/places/first/': '/places/',
  });
});

const source = sourceAt(testRoot);
const { content, record } = contentOf(source, testDay);
const pages = sitePaths(content);

const name = fc.constantFrom('a', 'b', '404', 'index', 'x-1', 'admin', 'icons', '..', 'é');
const path = fc.oneof(
  fc.constantFrom(...pages),
  fc
    .tuple(fc.constantFrom('', '/areas', '/locations', '/places', '/admin', '/_next'), name)
    .map(([folder, end]) => `${folder}/${end}/`),
);
/** As the schemas let it through. */
const old = path.filter((text) => /^\/(?:[a-z0-9-]+\/)+$/.test(text));
/** As a page can have had it: none takes the place of something else. */
const former = old.filter((text) => !/^\/(?:admin|_next|404|index|icons)\//.test(text));
const few = { maxLength: 4 };

property(
  'every old address is told, or leads in one step to a page and is where nothing else is',
  fc.record({
    written: fc.array(fc.record({ from: old, to: old }), few),
    aliases: fc.array(former, few),
    lines: fc.array(fc.oneof(former, fc.constantFrom('<<<<<<< HEAD', '=======', '')), few),
  }),
  ({ written, aliases, lines }) => {
    const published = publishedPaths(lines.join('\n'));
    const towns = content.towns.map((town, index) => (index === 0 ? { ...town, aliases } : town));
    const changed = { ...content, towns, redirects: written };
    const redirects = allRedirects(changed, published);
    const reader = new Reader(source, {}, '2026-11-22');
    const all = { ...changed, redirects };
    const told = brokenRules({ content: all, record, redirects: written, reader });
    if (told.length > 0) return;
    for (const from of [...written.map((one) => one.from), ...aliases, ...published]) {
      const found = redirects.filter((redirect) => redirect.from === from);
      if (pages.includes(from)) expect(found).toEqual([]);
      else expect(found).toHaveLength(1);
    }
    for (const { from, to } of redirects) {
      expect(pages).toContain(to);
      // What can stand between spaces in a host's file, and below no folder that the build fills.
      expect(from).toMatch(/^\/(?!(?:admin|_next|404|index|icons)\/)(?:[a-z0-9-]+\/)+$/);
    }
  },
);
