import { toE164 } from '../../contact/phone';
import { testContent } from '../../content/test-content.fixture';
import { closed } from '../../hours/hours.fixture';
import type { StateCode } from '../../states';
import { homeTownOf } from '../../towns/towns';
import { notaryNode } from './notary';
import { cityReference } from './places';

const { business, towns } = testContent;
const homeTown = homeTownOf(testContent);
const node = () => notaryNode(business, towns, { listed: towns });
const withStreet = { ...business, home: { ...business.home, street: '7 Quiet Ln, Unit 3' } };

it('has the name, the phone number and the town that the pages show', () => {
  expect(node()).toMatchObject({
    '@type': 'Notary',
    '@id': `${business.origin}/#notary`,
    name: business.brand,
    telephone: toE164(business.phone),
    address: {
      '@type': 'PostalAddress',
      addressLocality: homeTown.name,
      addressRegion: homeTown.state,
      postalCode: business.home.zip,
    },
    geo: { latitude: homeTown.latitude, longitude: homeTown.longitude },
  });
});

it('has the hours of each record, days off and days with other hours', () => {
  const night = { days: ['Friday' as const], opens: '09:00', closes: '02:00' };
  const hours = [true, false].map((byAppointment) => ({ ...night, byAppointment }));
  const other = { opens: '20:00', closes: '01:00', byAppointment: true };
  const closures = [closed('2026-12-24', '2026-12-26'), { ...closed('2026-12-31'), hours: other }];
  const { days: dayOfWeek, opens, closes } = night;
  const open = notaryNode({ ...business, hours, closures }, towns);
  const weekly = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  const byAppointment = { ...weekly, description: 'By appointment only' };
  expect(open.openingHoursSpecification).toEqual([byAppointment, weekly]);
  const off = { validFrom: '2026-12-24', validThrough: '2026-12-26' };
  expect(open.specialOpeningHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', ...off, opens: '00:00', closes: '00:00' },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-31',
      validThrough: '2026-12-31',
      opens: '20:00',
      closes: '01:00',
      description: 'By appointment only',
    },
  ]);
});

it('has no rating, review or email', () => {
  const text = JSON.stringify(node());
  expect(text).not.toMatch(/"\w*(?:rating|review|email)\w*":/i);
  expect(text).not.toContain(business.email);
});

it('has a street only if the business gives one', () => {
  expect(node().address).not.toHaveProperty('streetAddress');
  const { address } = notaryNode(withStreet, towns);
  expect(address).toEqual({ ...node().address, streetAddress: '7 Quiet Ln, Unit 3' });
});

const regions = business.serviceArea.map(({ name }) => ({ '@type': 'Place', name }));

it.each<[StateCode[]]>([[['ID', 'OR']], [['ID']]])(
  'serves, besides its regions, the towns in states with a valid commission: %s',
  (states) => {
    const authority = { states, remote: [], online: false };
    const served = towns.filter(({ state }) => states.includes(state));
    expect(notaryNode({ ...business, authority }, towns, { listed: towns }).areaServed).toEqual([
      ...regions,
      ...served.map((town) => cityReference(town, business)),
    ]);
  },
);

it('serves that town alone on the page of a town, and its regions if it may not serve it', () => {
  const authority = { states: ['ID' as const], remote: [], online: false };
  for (const town of towns) {
    const { areaServed } = notaryNode({ ...business, authority }, towns, { about: town });
    expect(areaServed).toEqual(town.state === 'ID' ? [cityReference(town, business)] : regions);
  }
});

it('has only what is on record', () => {
  const known = { payments: ['Cash'], languages: ['English'], profiles: ['https://p.example/me'] };
  expect(notaryNode({ ...business, ...known }, towns)).toMatchObject({
    paymentAccepted: known.payments,
    knowsLanguage: known.languages,
    sameAs: known.profiles,
  });
  const none = { payments: [], languages: [], profiles: [], closures: [], serviceArea: [] };
  const keys = Object.keys(notaryNode({ ...business, ...none }, towns));
  const optional = ['paymentAccepted', 'knowsLanguage', 'sameAs', 'areaServed'];
  optional.push('specialOpeningHoursSpecification');
  expect(keys.filter((key) => optional.includes(key))).toEqual([]);
});
