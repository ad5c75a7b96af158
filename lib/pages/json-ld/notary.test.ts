import { telHref } from '../../contact/phone';
import { testContent } from '../../content/test-content.fixture';
import { townBySlug } from '../../towns/towns';
import { notary, webSite } from './notary';

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

it.each([
  ['18:00', true],
  ['18:00', false],
  // After midnight, which readers of schema.org know.
  ['02:00', false],
  ['00:00', false],
])('has the hours of each record: until %s, by appointment: %s', (closes, byAppointment) => {
  const record = { days: ['Friday' as const], opens: '09:00', closes, byAppointment };
  const { openingHoursSpecification } = notary({ ...business, hours: [record] }, towns, []);
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday'],
      opens: '09:00',
      closes,
      ...(byAppointment && { description: 'By appointment only' }),
    },
  ]);
});

it('has no rating, review, email or street', () => {
  const text = JSON.stringify(node());
  expect(text).not.toMatch(/"\w*(?:rating|review|email|streetAddress)\w*":/i);
  expect(text).not.toContain(business.email);
});

it('is closed on days off', () => {
  const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }];
  const { specialOpeningHoursSpecification } = notary({ ...business, closures }, towns, []);
  expect(specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-26',
      opens: '00:00',
      closes: '00:00',
    },
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

it('publishes the website', () => {
  expect(webSite({ brand: 'Brand', origin: 'https://b.example' })).toEqual({
    '@type': 'WebSite',
    '@id': 'https://b.example/#website',
    name: 'Brand',
    url: 'https://b.example/',
    publisher: { '@id': 'https://b.example/#notary' },
    inLanguage: 'en-US',
  });
});
