import { testContent } from '../../lib/content/test-content.fixture';
import { weekdays } from '../../lib/schema/opening-hours';
import { runScript } from '../../scripts/run-script';
import { ownerOf } from '../rehearsals/edit-content';
import { delivery, lapsed, site } from './sites';

/** `npm run build:test-sites`: builds and checks the sites the tests read. */

/** Morning and afternoon of each day, at hours of its own. */
const hours = weekdays.flatMap((day, index) =>
  [
    [`0${6 + (index % 3)}:15`, '11:45'],
    [`13:${30 + index}`, `2${index % 3}:05`],
  ].map(([opens, closes]) => ({ days: [day], opens, closes, byAppointment: index > 4 })),
);
const { serviceArea } = testContent.business;

ownerOf(lapsed.SITE_CONTENT).setBusiness({
  brand: 'Larkspur Mobile Notary and Loan Signings',
  headline: 'Fully insured, and right in your own kitchen',
  hours,
  'prices.additionalNotarization': { ID: 4.75, OR: 9.5, online: 2.25 },
  serviceArea: serviceArea.map((region) => ({
    ...region,
    inSentence: `${region.name} and every county around it, all the way up to the mountains`,
  })),
  'commissions.ID.expires': '2026-12-31',
  'onRecord.insurance.through': '2026-12-15',
  phone: '208-555-0142',
  textNumber: '208-555-0143',
  email: 'hello@larkspur.example',
  'commissions.OR.expires': '2020-01-31',
  'commissions.ID.remote.held': false,
  'prices.firstNotarization': { ID: null, OR: null, online: null },
  'prices.travel': null,
  'prices.priority': null,
  payments: null,
  languages: null,
  notary: { name: null, since: null, portrait: null },
  'answers.who': null,
  profiles: ['https://www.example.com/larkspur'],
  reviewLink: 'https://www.example.com/larkspur',
  verification: { google: 'sample' },
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
  delivery: delivery.url,
  maps: 'in view',
});
for (const env of [site, lapsed]) {
  if (!runScript('build', env) || !runScript('check:export', env)) process.exit(1);
}
// Of the other site, the facts are as long as they may be.
if (!runScript('check:budgets', site)) process.exit(1);
