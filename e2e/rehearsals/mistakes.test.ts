import { readContent } from '../../lib/content/read-content';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { testDay } from '../../lib/content/test-content.fixture';
import { type Edit, editContent } from './edit-content';
import { inBusiness } from './rehearsal';

const folder = temporaryFolder();

/** Each half-finished edit, and each slip, is explained in plain words. */
it.each<[name: string, edit: Edit, told: string]>([
  [
    'a price above what the law allows',
    inBusiness({ 'prices.additionalNotarization.ID': 6 }),
    'prices.additionalNotarization.ID: expected at most 5 dollars (Idaho Code 51-133), found 6',
  ],
  [
    'an expired Idaho commission',
    inBusiness({ 'commissions.ID.expires': '2026-11-22' }),
    'commissions.ID.expires: expected a date that has not passed: without this commission nothing',
  ],
  [
    'a phone number in another format',
    inBusiness({ phone: '(208) 555-0299' }),
    'phone: expected a phone number such as',
  ],
  [
    'a comma dropped from what the law requires',
    { replace: { 'business/law.yaml': ['legal matters, including', 'legal matters including'] } },
    'law.ID.statement: expected the words of Idaho Code 51-125(4): "I am not an attorney',
  ],
  [
    'a law cited by its section',
    { replace: { 'legal/terms-of-service.md': ['Ask a lawyer.', 'See ORS 194.260.'] } },
    'terms-of-service.md:31: expected {oregon194_260}, the key of that law, found "ORS 194.260"',
  ],
  [
    'a law that no text cites anymore',
    { replace: { 'services/video-signing.yaml': [' ({idaho51_111})', ''] } },
    'laws[3]: expected a text that names {idaho51_111}, or no such law, found none',
  ],
  ['an email address without @', inBusiness({ email: 'desk' }), 'email: expected an email address'],
  [
    'a web address with a trailing slash',
    inBusiness({ origin: 'https://tamarack.internal/' }),
    'origin: expected a web address such as https://www.notary.example',
  ],
  [
    'messages delivered without encryption',
    inBusiness({ delivery: 'http://forms.internal/' }),
    'delivery: expected a full URL that begins with https://',
  ],
  [
    "a highest fee that is not the law's",
    inBusiness({ 'law.ID.highestFee': 50 }),
    'law.ID.highestFee: expected 5 dollars, as Idaho Code 51-133 has it, found 50',
  ],
  [
    'days off that end before they begin',
    inBusiness({ 'closures.0.to': '2030-07-01' }),
    'closures[0].to: expected a last day no earlier than the first, found "2030-07-01"',
  ],
  [
    'five main towns',
    inBusiness({ 'mainTowns.5': undefined }),
    'mainTowns: expected at least 6 entries',
  ],
  [
    'a field with a typo in its name',
    inBusiness({ phnoe: '208-555-0299' }),
    'phnoe: expected a known field, found the unknown field "phnoe"',
  ],
  [
    'a listed service without a file',
    { remove: ['services/family-papers.yaml'] },
    'expected the slug of a service, found "family-papers"',
  ],
  [
    'a main town removed',
    { remove: ['towns/marl-creek.yaml'] },
    'mainTowns[3]: expected the slug of a town, found "marl-creek"',
  ],
  [
    'the home town removed',
    { remove: ['towns/quartz-ford.yaml'] },
    'home.town: expected the slug of a town, found "quartz-ford"',
  ],
  [
    'a town with two records',
    { copy: { 'towns/larkin.yaml': 'towns/larkin-two.yaml' } },
    'expected a unique slug, found "larkin-balloon-meadow", also in content/towns/larkin-two.yaml',
  ],
  [
    'a review with seven stars',
    { set: { 'testimonials.yaml': { 'testimonials.0.rating': 7 } } },
    'testimonials[0].rating: expected a number of at most 5',
  ],
  [
    'a name in braces with a typo',
    { set: { 'pages/home.yaml': { eyebrow: 'Notary in {homeTwon}' } } },
    'eyebrow: expected {homeTown} or a name in braces that every file may use, found {homeTwon}',
  ],
  [
    'a page without its words',
    { remove: ['pages/home.yaml'] },
    'content/pages/home.yaml:1: expected this file, found none',
  ],
])('%s', (_, edit, told) => {
  const root = folder.path('site');
  editContent(root, [edit]);
  expect(problemsOf(root)).toContain(told);
});

function problemsOf(root: string): string {
  try {
    readContent(root, testDay);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
