import { testContent as content } from '../content/test-content.fixture';
import { sitePaths } from '../routes';
import { siteMap } from './sitemap';

const { business, towns } = content;
const later = '2999-01-01';

const daysByPath = (site = content) =>
  new Map(siteMap(site).map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));

it('has every page once, at its canonical URL', () => {
  const canonical = sitePaths(content).filter((path) => !/^\/locations\/./.test(path));
  const paths = siteMap(content).map(({ url }) => url.slice(business.origin.length));
  expect(paths.toSorted()).toEqual(canonical.toSorted());
});

it('has the date of a town for the town, its attractions and the lists that show it', () => {
  const changed = towns.map((town) => (town.slug === 'vetch' ? { ...town, updated: later } : town));
  const before = daysByPath();
  const after = daysByPath({ ...content, towns: changed });
  const changedPaths = [...after]
    .filter(([path, day]) => day !== before.get(path))
    .map(([path]) => path);
  const attractions = changed.find(({ slug }) => slug === 'vetch')?.attractions ?? [];
  // Vetch is neither on /locations/ nor on the home page.
  expect(changedPaths.toSorted()).toEqual(
    [
      '/areas/',
      '/areas/vetch/',
      '/places/',
      ...attractions.map(({ slug }) => `/places/${slug}/`),
    ].toSorted(),
  );
});

it('has the day someone last read a law for the page that says so', () => {
  const laws = content.laws.map((law) => ({ ...law, read: later }));
  expect(daysByPath({ ...content, laws }).get('/trust/')).toBe(later);
});

it('has the date of the business for home and the lists', () => {
  const after = daysByPath({ ...content, business: { ...business, updated: later } });
  const changedPaths = [...after].filter(([, day]) => day === later).map(([path]) => path);
  expect(changedPaths.toSorted()).toEqual(
    ['/', '/areas/', '/contact/', '/locations/', '/places/', '/services/'].toSorted(),
  );
});
