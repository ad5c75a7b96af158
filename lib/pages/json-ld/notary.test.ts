import { telHref } from '../../contact/phone';
import { testContent } from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { notary } from './notary';

const { business, towns } = testContent;
const homeTown = townBySlug(towns, business.home.town);
const node = () => notary(business, towns, towns);

it('has the name, the phone number and the town that the pages show', () => {
  expect(node()).toMatchObject({
    '@type': 'Notary',
    '@id': `${business.origin}/#notary`,
    name: business.brand,
    address: {
      '@type': 'PostalAddress',
      addressLocality: homeTown.name,
      addressRegion: homeTown.state,
      postalCode: business.home.zip,
    },
    geo: { latitude: homeTown.latitude, longitude: homeTown.longitude },
  });
  expect(`tel:${node().telephone}`).toBe(telHref(business.phone));
});

it('has the hours of each day', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(node().openingHoursSpecification).toMatchObject([
    { dayOfWeek: week, opens: '07:00', closes: '18:00' },
    { dayOfWeek: ['Saturday'], opens: '10:30', closes: '14:00' },
  ]);
});

it('has no rating, review, email or street', () => {
  const text = JSON.stringify(node());
  expect(text).not.toMatch(/"\w*(?:rating|review|email|streetAddress)\w*":/i);
  expect(text).not.toContain(business.email);
});

it('is closed on days off', () => {
  const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }];
  expect(
    notary({ ...business, closures }, towns, []).specialOpeningHoursSpecification,
  ).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
  ]);
});

describe('the area served', () => {
  const areaServed = (states: ('ID' | 'OR')[], serviceArea: string[]) => {
    const authority = { states, remote: [], online: false };
    return JSON.stringify(
      notary({ ...business, authority, serviceArea }, towns, towns).areaServed ?? null,
    );
  };
  const idsOf = (state: string) =>
    towns.filter((town) => town.state === state).map(({ slug }) => `/areas/${slug}/#town`);

  it('names the towns in states with a valid commission', () => {
    for (const id of [...idsOf('ID'), ...idsOf('OR')]) {
      expect(areaServed(['ID', 'OR'], [])).toContain(id);
    }
    for (const id of idsOf('OR')) expect(areaServed(['ID'], [])).not.toContain(id);
  });

  it('is missing without a commission', () => {
    expect(areaServed([], [])).toBe('null');
  });

  it("names only the regions on a page that isn't about a town", () => {
    expect(notary(business, towns, []).areaServed).toEqual(
      business.serviceArea.map((name) => ({ '@type': 'Place', name })),
    );
  });
});

it('has payment methods, languages and profiles only if they are on record', () => {
  const known = { payments: ['Cash'], languages: ['English'], profiles: ['https://p.example/me'] };
  expect(notary({ ...business, ...known }, towns, [])).toMatchObject({
    paymentAccepted: known.payments,
    knowsLanguage: known.languages,
    sameAs: known.profiles,
  });
  const none = { payments: [], languages: [], profiles: [], closures: [] };
  const keys = Object.keys(notary({ ...business, ...none }, towns, []));
  for (const key of ['paymentAccepted', 'knowsLanguage', 'sameAs']) expect(keys).not.toContain(key);
  expect(keys).not.toContain('specialOpeningHoursSpecification');
});
