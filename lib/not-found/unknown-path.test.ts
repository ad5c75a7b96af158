import * as fc from 'fast-check';
import { property } from '../property.fixture';
import { resolveUnknownPath } from './unknown-path';

const pages = [
  ...['/', '/contact/', '/areas/', '/locations/', '/privacy-policy/', '/services/loan-signing/'],
  ...['/areas/boise/', '/areas/twin-falls/', '/places/initial-point/'],
];
const known = { pages: [...pages, '/locations/boise/'], away: { OR: ['nyssa', 'jordan-valley'] } };
const resolve = (path: string) => resolveUnknownPath(path, known);

it.each([
  ['/areas/hagerman/', 'Hagerman'],
  ['/areas/buhl-east/', 'Buhl East'],
  ['/Locations/nowhere', 'Nowhere'],
  ['/areas/buhl--east/', 'Buhl East'],
  ['/areas/%3Cimg%20onerror%3Dx%3E/', '<img Onerror=x>'],
  ['/areas/%E0%A4%A/', '%E0%A4%A'],
  ['/areas/__proto__/', 'Proto'],
  [`/areas/${'-'.repeat(3000)}a/`, 'A'],
])('takes %.50s for the town %.50s', (path, name) => {
  expect(resolve(path)).toEqual({ kind: 'town', name, state: 'ID' });
});

it.each([
  ['/locations/%20boise%20/', '/areas/boise/'],
  ['/areas/twin%20falls/', '/areas/twin-falls/'],
  ['/areas/Twin_Falls/', '/areas/twin-falls/'],
  ['/areas/Twin%20%20Falls/', '/areas/twin-falls/'],
  ['/places/Initial%20Point/', '/places/initial-point/'],
  ['/areas/boise%26a/b', '/areas/boise/'],
  ['//contact//', '/contact/'],
  ['/services%2Floan_signing/', '/services/loan-signing/'],
  ['/Privacy%20Policy', '/privacy-policy/'],
  ['/locations/.', '/locations/'],
  ['/areas//', '/areas/'],
  ['/areas/-/', '/areas/'],
  ['/%E2%80%8B', '/'],
  ['/).', '/'],
  ...['/areas/%20/', '/areas/../', '/AREAS.html?from=x'].map((path) => [path, '/areas/']),
])('%s leads to %s in spite of case, spaces and what is stuck to it', (path, to) => {
  expect(resolve(path)).toEqual({ kind: 'moved', to });
});

it.each([
  ['/areas/nyssa/', 'Nyssa'],
  ['/locations/Jordan%20Valley', 'Jordan Valley'],
])('knows that the place of %s is in another state', (path, name) => {
  expect(resolve(path)).toEqual({ kind: 'town', name, state: 'OR' });
});

it.each(['places', 'Places', 'PLACES'])(
  'keeps the slug of an unknown attraction as typed: %s',
  (folder) => {
    const slug = 'No-Such-Place';
    expect(resolve(`/${folder}/${slug}/`)).toEqual({ kind: 'attraction', slug });
  },
);

it.each([
  ...['/nothing/', '/contact/x/', '/contacts/', '/services/boise/', '/places/%20/x', '/home/-/a'],
  ...['/areas/a/b/', '/places/a/b', '/areas/boise/x/', '//areas/x/', '//evil.example/'],
])('finds no meaning in %s', (path) => {
  expect(resolve(path)).toEqual({ kind: 'page' });
});

/** A letter in either case. */
const cased = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) =>
      [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''),
    );
const ends = ['', '.', ',', ')', '!', '\u2026', '%E2%80%8B', '.html', '.php', '?a=b', '&a=b', ';'];

property(
  'the address of a page leads to it in any case, whatever is stuck to its end',
  fc.tuple(
    fc
      .constantFrom(...pages.slice(1))
      .chain((to) => fc.tuple(fc.constant(to), cased(to.slice(0, -1)))),
    fc.array(fc.constantFrom(...ends), { maxLength: 4 }),
  ),
  ([[to, typed], stuck]) => {
    expect(resolve(typed + stuck.join(''))).toEqual({ kind: 'moved', to });
  },
);

property(
  'any other address means a town, an attraction or nothing, in its own letters',
  fc.tuple(
    fc.constantFrom('/', '/areas/', '/places/', '/locations/', '/services/'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()),
  ),
  ([folder, rest]) => {
    const meant = resolve(folder + rest);
    if (meant.kind === 'moved') expect(pages).toContain(meant.to);
    if (meant.kind === 'town') expect(folder).toMatch(/areas|locations/);
    if (meant.kind === 'attraction') expect(folder).toBe('/places/');
  },
);
