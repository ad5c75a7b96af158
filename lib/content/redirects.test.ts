import { sitePaths } from '../routes';
import { allRedirects } from './redirects';
import { testContent } from './test-content.fixture';

const [town, other] = testContent.towns;
const [service] = testContent.services;
if (!town || !other || !service) throw new Error('expected two towns and a service');

const redirects = (changes: object, published: string[] = []) => {
  const all = allRedirects({ ...testContent, redirects: [], ...changes }, published);
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

it('leads away from no page there is, even one that took an old address', () => {
  const towns = [town, { ...other, aliases: [page] }];
  const published = sitePaths({ ...testContent, towns });
  expect(redirects({ towns }, published)).toEqual({});
});
