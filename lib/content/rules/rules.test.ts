import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { milesBetween } from '../../towns/distance';
import { townBySlug } from '../../towns/towns';
import { contentCopy } from '../content-copy.fixture';
import { testContent } from '../test-content.fixture';

const { towns } = testContent;
const [from, to] = [townBySlug(towns, 'alder-falls'), townBySlug(towns, 'vetch')];
const miles = Math.round(milesBetween(from, to));
const { edit, inForms, message, root, write } = contentCopy();
const town = 'towns/alder-falls.yaml';
const closing = 'services/closing-papers.yaml';
const terms = 'legal/terms-of-service.md';
const video = 'services/video-signing.yaml';
const redirects = 'redirects.yaml';
const prices = 'business/prices.yaml';
const sentences = 'business/sentences.yaml';
const end = /$(?![\s\S])/;
/** In the file of a service. */
const beforeStamp = /^(?=stamp)/m;
const county = 'county: Harrow';
const near = (slugs: string) => `${county}\nnearbyLocations: [${slugs}]`;

/** What doesn't fit another file is told with its line, and by the form in the same words. */
it.each<[what: string, file: string, was: string | RegExp, is: string, told: string]>([
  [
    'a neighbor that is no town',
    town,
    county,
    near('larkin, atlantis'),
    'nearbyLocations[]: expected a town of the site,',
  ],
  [
    'a town as its own neighbor',
    town,
    county,
    near('alder-falls'),
    'nearbyLocations[]: expected another town, found "alder-',
  ],
  [
    'a neighbor named twice',
    town,
    county,
    near('larkin, larkin'),
    'nearbyLocations[]: expected a unique town, found',
  ],
  [
    "another attraction's address",
    'towns/larkin.yaml',
    /slug: .*/,
    'slug: nine-foot-overlook',
    'attractions[].slug: expected a',
  ],
  [
    "another service's title",
    video,
    /title: .*/,
    'title: House calls by a notary',
    'title: expected a unique title',
  ],
  [
    "another service's title in search results",
    video,
    beforeStamp,
    'pageTitle: Notary for Wills and Trusts\n',
    'pageTitle: expected a unique title in search results, found "Notary for Wills and Trusts | L',
  ],
  [
    "another page's description in search results",
    video,
    beforeStamp,
    "pageDescription: 'A notary with a stamp, a pen and a tank of gas: papers are signed where you live or work, anywhere in the {serviceArea}.'\n",
    'pageDescription: expected a unique search description, found "A notary with',
  ],
  [
    "another page's title",
    'pages/places.yaml',
    /title: .*/,
    'title: Towns in order',
    'title: expected a unique title in',
  ],
  [
    'a source of no authority',
    'services/family-papers.yaml',
    /(?<=source: ).*/,
    'Everyone knows',
    'commonDocuments[].notes[].source: expected a law in braces, or the name of one of the official',
  ],
  ...[
    ['a page that is not there', '/contract/', 'the path of a page'],
    ["a town's second address", '/locations/larkin/', 'the path of a page'],
    [
      'a part that is not there',
      '/contact/#fee',
      'one of the parts #document, #first-questions, #fees, #meeting-point, #message',
    ],
    ['a part of a page without any', '/areas/#towns', 'no # for a part of the page'],
  ].map(([what, to, told]): [string, string, string, string, string] => [
    `a link to ${what}`,
    closing,
    'a table',
    `[a table](${to})`,
    `faq[].answer: expected ${told}, found "${to}"`,
  ]),
  [
    'a link of a legal page to a page that is not there',
    terms,
    '{idahoFee}',
    '[a fee](/contract/)',
    'expected the path of a page, found "/contract/"',
  ],
  [
    'a false claim with a link in its middle',
    closing,
    'a table',
    'a free [consul](/contact/)tation',
    'faq[].answer: expected no such claim, because there is nothing a notary can consult on',
  ],
  [
    'a forbidden word in an address',
    closing,
    'a table',
    '[a table](https://notario.internal)',
    'faq[].answer: expected no word that',
  ],
  [
    'straight-line miles',
    town,
    'Two hospitals',
    `${miles} miles to Vetch`,
    'description: expected the miles by road',
  ],
  [
    "the site's own address as that of an official page",
    'services/papers-for-abroad.yaml',
    /(?<= url: ).*/,
    'https://www.larkspur-notary.internal/apostille/',
    'officialPages[].url: expected the path of a page, found "https://www.larkspur',
  ],
  [
    'half the address of a repository',
    'business/editing.yaml',
    'github.com/owner/site',
    'github.com/owner',
    'repository: expected the web address of a repository',
  ],
  [
    'a fee above the law',
    prices,
    'ID: 5',
    'ID: 5.01',
    'prices.firstNotarization.ID: expected at most 5 dollars (Idaho',
  ],
  [
    'the phone number where only legal pages show it',
    'business/about.yaml',
    /headline: .*/,
    "headline: 'Call {phone} first'",
    'headline: expected a name in braces that stands for something here, such as {onlineFee}, {additionalFee}, {idahoFee} (only the legal pages show the number',
  ],
  [
    'a law that has no record',
    video,
    '{idaho51_111}',
    '{idaho51_112}',
    'otherwise.faq[].answer: expected the name in braces of a law',
  ],
  [
    'a law written out',
    video,
    '{idaho51_111}',
    'Idaho Code 51-111',
    'otherwise.faq[].answer: expected {idaho51_111},',
  ],
  [
    'a law without a record, written out',
    'checklist.yaml',
    /'\{idaho15_2_504\}'/,
    'Idaho Code § 15-2-504(b) and a form',
    'items[].source: expected a record of that law in content/laws.yaml, and its name in braces, found "Idaho Code § 15-2-504"',
  ],
  [
    'a federal law without a record',
    sentences,
    'so,',
    'so (12 CFR 1026.23),',
    'sentences[].holds: expected a record',
  ],
  [
    'a name in braces that stands for nothing',
    terms,
    '{idahoFee}',
    '{idahoPrice}',
    'expected a name in braces that stands for something here, such as {idahoFee}, {idaho',
  ],
  [
    'a law written out in a legal page',
    terms,
    '{idahoFee}',
    'ORS 194.260',
    'expected {oregon194_260}, the name of that law',
  ],
  [
    'a forbidden word in a legal page',
    terms,
    '{idahoFee}',
    'Notaría',
    'expected no word that both states forbid, found "Notaría"',
  ],
  ['a picture in a legal page', terms, '{idahoFee}', '![a](file:///a.png)', 'expected no picture'],
  [
    'a false claim across two lines',
    terms,
    '{idahoFee}',
    'Free\nconsultation',
    'expected no such claim, because there is nothing a notary can consult on',
  ],
  [
    'a false claim in the name of the business',
    'business/contact.yaml',
    /brand: .*/,
    'brand: Licensed Notaries',
    'brand: expected no such claim, because a notary is commissioned, not licensed, found "Licensed',
  ],
  [
    'a claim in a review that no record proves',
    'testimonials.yaml',
    /text: .*/,
    'text: She is NNA-certified, as everyone of us here in the valley well knows.',
    'testimonials[].text: expected no such claim, because no certificate is on record',
  ],
  [
    'an address that leads on from a page',
    redirects,
    /(?<=from: ).*/,
    '/contact/',
    'redirects[].from: expected an address where the site has nothing,',
  ],
  [
    'an address that leads on to nothing',
    redirects,
    /(?<=to: ).*/,
    '/new/',
    'redirects[].to: expected the address of a page,',
  ],
])('%s, in %s, is told on its line and by its form', async (_, file, was, is, told) => {
  const line = edit(file, was, is);
  const { message, refused, told: words } = await inForms(file);
  expect(message).toContain(`content/${file}:${line}: ${told}`);
  expect(refused).toEqual(words);
  // The owner sees forms, and no files.
  expect(words.join()).not.toMatch(/content\/|\.yaml|\.md\b|slug/);
});

it('tells of a link that a sentence brings into a legal page on the line that names it', () => {
  const page = readFileSync(join(root(), 'content/legal/privacy-policy.md'), 'utf8').split('\n');
  const line = page.findIndex((text) => text.includes('{recordings}')) + 1;
  edit(sentences, /(?<=holds: )A video signing is.*/, '<javascript:b>');
  const told = `content/legal/privacy-policy.md:${line}: expected a link that begins with https:// or /, tel: or mailto:, found "<javascript:b>"`;
  expect(message()).toContain(told);
});

it.each<[path: string, file: string, where: RegExp, text: string]>([
  ['/areas/old/', 'services/house-calls.yaml', /^/, 'aliases: [/areas/old/]\n'],
  ['/locations/old/', 'towns/bluestem.yaml', /^/, 'aliases: [/locations/old/]\n'],
  ['/locations/old/', redirects, end, '  - from: /locations/old/\n    to: /contact/\n'],
])('refuses %s as the former path of a town and in %s, and names both', (path, ...other) => {
  edit(...other);
  edit(town, /^/, 'aliases: [/areas/old/]\n');
  expect(message()).toContain(`: expected a unique address, found "${path}", also in content/`);
  expect(message()).toContain(`content/${town}:1`);
  expect(message()).toContain(`content/${other[0]}:`);
});

it('lets texts lead to pages, their parts and files, and to other sites', () => {
  const links = ['/', '/contact/#fees', '/areas/larkin/', '/contact.vcf', '/icons/icon.svg']
    .concat(
      'https://www.larkspur-notary.internal/areas/',
      'https://a.example/b',
      'tel:+12085550199',
    )
    // Former addresses, which lead on.
    .concat('/services/wills/', '/places/kettle-house/')
    .map((to) => `[the ${to} way](${to})`);
  edit(town, 'one mill', links.join(' and '));
  edit(terms, '{idahoFee}', links.join(' and '));
  expect(message()).toBe('no error');
});

it('misses the record of a section that the table of states cites', () => {
  edit('laws.yaml', 'section: ORS 194.400', 'section: ORS 194.401');
  expect(message()).toContain('laws: expected a record of ORS 194.400, found');
});

it.each([
  ['towns/quartz-ford', ['home.town', 'mainTowns[]', 'nearbyLocations[]'], 'town'],
  ['towns/thornby', ['notOnLocations[]'], 'town'],
  ['towns/mount-corbin', ['nearbyLocations[]'], 'town'],
  ['towns/sandry', ['prices.travel[].towns[]'], 'town'],
  ['services/family-papers', ['services['], 'service'],
])('reports each place that names %s once its file is gone', (name, fields, kind) => {
  rmSync(join(root(), `content/${name}.yaml`));
  for (const field of fields) expect(message()).toContain(field);
  expect(message()).toContain(`expected a ${kind} of the site, found "${name.split('/')[1]}"`);
});

it.each(['contact', '404', 'icons'])(
  'reports a legal page called %s, which would take the place of another page or file',
  (slug) => {
    const page = readFileSync(join(root(), 'content/legal/privacy-policy.md'), 'utf8');
    write(`legal/${slug}.md`, page.replace(/title: .*/, 'title: Another one'));
    expect(message()).toContain(
      `content/legal/${slug}.md:2: expected another end of its web address`,
    );
  },
);
