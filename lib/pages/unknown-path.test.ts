import { resolveUnknownPath } from './unknown-path';

const known = { towns: ['boise', 'twin-falls'], attractions: ['initial-point'] };
const resolve = (path: string) => resolveUnknownPath(path, known);

it.each([
  ['/areas/hagerman/', 'Hagerman'],
  ['/locations/hagerman', 'Hagerman'],
  ['/areas/buhl-east/', 'Buhl East'],
  ['/areas/buhl--east/', 'Buhl East'],
  ['/areas/%3Cimg%20onerror%3Dx%3E/', '<img Onerror=x>'],
  ['/areas/%E0%A4%A/', '%E0%A4%A'],
  ['/areas/__proto__/', 'Proto'],
  ['/areas/constructor/', 'Constructor'],
  ['/areas/%D7%A9%D7%9C%D7%95%D7%9D/', 'שלום'],
])('takes %s for the town %s', (path, name) => {
  expect(resolve(path)).toEqual({ kind: 'town', name });
});

it('keeps a name of 3,000 letters', () => {
  expect(resolve(`/areas/${'a'.repeat(3000)}/`)).toEqual({
    kind: 'town',
    name: `A${'a'.repeat(2999)}`,
  });
});

it.each(['/areas/Boise/', '/areas/BOISE', '/locations/%20boise%20/'])(
  '%s leads to Boise',
  (path) => {
    expect(resolve(path)).toEqual({ kind: 'moved', to: '/areas/boise/' });
  },
);

it.each(['/areas/twin%20falls/', '/areas/Twin_Falls/', '/areas/Twin%20%20Falls/'])(
  '%s leads to Twin Falls',
  (path) => {
    expect(resolve(path)).toEqual({ kind: 'moved', to: '/areas/twin-falls/' });
  },
);

it("leads to an attraction's page in spite of case and spaces", () => {
  expect(resolve('/places/Initial%20Point/')).toEqual({
    kind: 'moved',
    to: '/places/initial-point/',
  });
});

it('keeps the slug of an unknown attraction as it was typed', () => {
  expect(resolve('/places/No-Such-Place/')).toEqual({ kind: 'attraction', slug: 'No-Such-Place' });
});

it.each([
  '/nothing/',
  '/areas/-/',
  '/areas/%20/',
  '/locations/_/',
  '/places/%20/',
  '/areas/a/b/',
  '/areas//',
  '/places/a/b',
  '/',
  '/areas/boise/x/',
  '//areas/x/',
])('finds no meaning in %s', (path) => {
  expect(resolve(path)).toEqual({ kind: 'page' });
});
