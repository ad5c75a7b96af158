import { renderedPages } from '@/components/rendered-kinds';
import { testContent as content } from '@/lib/content/test-content.fixture';
import { siteMap } from '@/lib/metadata/sitemap';
import { sitePaths } from '@/lib/page-kinds';
import { routes, singlePages } from '@/lib/routes';

const { business, towns } = content;
const later = '2999-01-01';

const mapOf = (site: typeof content) => siteMap(renderedPages(site), site.business);

/** The pages that have a later date with this change to content. */
const changedBy = (change: Partial<typeof content>) =>
  mapOf({ ...content, ...change })
    .filter(({ lastModified }) => lastModified === later)
    .map(({ url }) => new URL(url).pathname)
    .sort();

it('has every page once, at its canonical URL', () => {
  const canonical = sitePaths(content).filter((path) => !/^\/locations\/./.test(path));
  const paths = mapOf(content).map(({ url }) => url.slice(business.origin.length));
  expect(paths.toSorted()).toEqual(canonical.toSorted());
});

it('has the date of a town for the town, its attractions and the lists that show it', () => {
  const changed = towns.map((town) => (town.slug === 'vetch' ? { ...town, updated: later } : town));
  const attractions = changed.find(({ slug }) => slug === 'vetch')?.attractions ?? [];
  const places = attractions.map(({ slug }) => `/places/${slug}/`).sort();
  // Vetch is neither on /locations/ nor on the home page.
  expect(changedBy({ towns: changed })).toEqual([
    '/areas/',
    '/areas/vetch/',
    '/places/',
    ...places,
  ]);
});

it('has the date of the business for home and the pages of which there is one', () => {
  const paths = singlePages()
    .map((page) => routes[page])
    .sort();
  expect(changedBy({ business: { ...business, updated: later } })).toEqual(['/', ...paths]);
});

it('is empty in a preview', () => {
  expect(mapOf({ ...content, business: { ...business, placeholders: ['origin'] } })).toEqual([]);
});
