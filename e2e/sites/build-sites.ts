import { runScript } from '../../scripts/pages/run-script';
import { ownerOf } from '../rehearsals/edit-content';
import { delivery, lapsed, site } from './sites';

/** `npm run build:test-sites`: builds and checks the sites the tests read. */

ownerOf(lapsed.content).setBusiness({
  phone: '208-555-0142',
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
for (const { env } of [site, lapsed]) {
  if (!runScript('build', env) || !runScript('check:export', env)) process.exit(1);
}
