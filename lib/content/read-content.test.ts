/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedProblems } from './published';
import { readContent } from './read-content';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(join(root, 'content', name), text);
}

/** Changes one file and gives the number of the first line that differs. */
function edit(name: string, found: string | RegExp, replacement: string): number {
  const before = readFileSync(join(root, 'content', name), 'utf8');
  const after = before.replace(found, () => replacement);
  if (after === before) throw new Error(`Nothing to change in ${name}`);
  write(name, after);
  const old = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
}

function message(): string {
  try {
    readContent(root);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
}

const town = 'towns/boise.yaml';
const service = 'services/loan-signing.yaml';
const placeholders = /^placeholders:[\s\S]*?\n(?=\n)/m;
const commissions = /^commissions:\n[\s\S]*?\n(?=\n)/m;

describe('content that is right', () => {
  it('is read whole, towns in the order of their names', () => {
    const { services, towns, testimonials, legalPages } = readContent(root);
    const inFolder = (name: string) => readdirSync(join(root, 'content', name)).length;
    expect(services).toHaveLength(inFolder('services'));
    expect(towns).toHaveLength(inFolder('towns'));
    expect(legalPages).toHaveLength(inFolder('legal'));
    expect(testimonials.length).toBeGreaterThan(0);
    const names = towns.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('has the services in the order of the business record', () => {
    const { business, services } = readContent(root);
    expect(services.map(({ slug }) => slug)).toEqual(business.services);
  });

  it('takes a price from the business record wherever another file names it', () => {
    edit('business.yaml', /additionalNotarization: \S+/, 'additionalNotarization: 4.75');
    const { services } = readContent(root);
    const extras = services.flatMap((record) => record.extras).join('\n');
    expect(extras).toContain('$4.75');
  });

  it('says in the privacy policy where messages go, as soon as there is an address', () => {
    const policy = () =>
      readContent(root).legalPages.find(({ slug }) => slug === 'privacy-policy')?.markdown ?? '';
    expect(policy()).toContain('it sends nothing by itself');
    edit('business.yaml', /(?<=\n)(?=hours:)/, 'delivery: https://forms.notary.example/a\n');
    expect(policy()).toContain('by way of forms.notary.example.');
    expect(policy()).not.toMatch(/nothing by itself|send us nothing about you|finish the form/);
  });

  it('counts the web address as a placeholder only until the environment gives one', () => {
    edit('business.yaml', /placeholders:\n/, 'placeholders:\n  - origin\n');
    expect(readContent(root).business.placeholders).toContain('origin');
    process.env['SITE_ORIGIN'] = 'https://www.iana.org';
    expect(readContent(root).business.placeholders).not.toContain('origin');
    delete process.env['SITE_ORIGIN'];
  });

  it('defaults a town to Idaho', () => {
    edit(town, 'state: ID\n', '');
    expect(readContent(root).towns.find(({ slug }) => slug === 'boise')?.state).toBe('ID');
  });
});

describe('a file that is wrong stops the build and says where', () => {
  it('broken YAML', () => {
    const line = edit(town, 'county: Ada', 'county: "Ada');
    expect(message()).toMatch(/content\/towns\/boise.yaml:\d+: expected well-formed YAML/);
    expect(line).toBeGreaterThan(1);
  });

  it('an unknown key', () => {
    const line = edit(town, 'county: Ada', 'county: Ada\ncountry: US');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: country: expected a known field, found the unknown field "country"`,
    );
  });

  it('a missing field', () => {
    edit(town, 'county: Ada\n', '');
    expect(message()).toMatch(
      /content\/towns\/boise\.yaml:\d+: county: expected a text, found nothing/,
    );
  });

  it('a value of the wrong kind', () => {
    const line = edit(town, /latitude: 43[^\n]*/, 'latitude: north');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: latitude: expected a number, found "north"`,
    );
  });

  it('a coordinate of a town outside its state', () => {
    const line = edit(town, /longitude: -116[^\n]*/, 'longitude: -118.5');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: longitude: expected a number between -117.3 and -111 (ID), found -118.5`,
    );
  });

  it('a coordinate of an attraction outside its state', () => {
    const line = edit(town, /(?<=\n {4})latitude: \S+/, 'latitude: 40.5');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: attractions[0].latitude: expected a number between 41.9 and 49.1 (ID), found 40.5`,
    );
  });

  it('half a pair of coordinates', () => {
    edit(town, /(?<=\n) {4}latitude: \S+\n/, '');
    expect(message()).toContain(
      'attractions[0].latitude: expected latitude and longitude together',
    );
  });

  it('an attraction with neither address nor note', () => {
    edit('towns/kuna.yaml', /\n {4}locationNote: [^\n]*/, '');
    expect(message()).toContain('attractions[0].address: expected an address or a locationNote');
  });

  it('a missing slug', () => {
    edit(town, '    slug: old-idaho-penitentiary\n', '');
    expect(message()).toMatch(
      /boise\.yaml:\d+: attractions\[1\]\.slug: expected a text, found nothing/,
    );
  });

  it('a slug that is not one', () => {
    edit(town, 'slug: old-idaho-penitentiary', 'slug: Old Pen');
    expect(message()).toContain('attractions[1].slug: expected a slug');
  });

  it('a slug that two attractions share', () => {
    const line = edit(town, 'slug: old-idaho-penitentiary', 'slug: initial-point');
    expect(message()).toContain(
      `attractions[0].slug: expected a slug of its own, found "initial-point", also in content/towns/boise.yaml:${line}`,
    );
  });

  it('a file name that is no slug', () => {
    write('towns/New Town.yaml', '');
    expect(message()).toContain(
      'content/towns/New Town.yaml:1: expected a file name that is a slug',
    );
  });

  it('a nearby town that does not exist', () => {
    const line = edit(town, 'county: Ada', 'county: Ada\nnearbyLocations: [kuna, atlantis]');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: nearbyLocations[1]: expected the slug of a town, found "atlantis"`,
    );
  });

  it('a main town that does not exist', () => {
    edit('business.yaml', /mainTowns: \[\w+/, 'mainTowns: [atlantis');
    expect(message()).toContain('mainTowns[0]: expected the slug of a town, found "atlantis"');
  });

  it('a title that is too long', () => {
    const line = edit(service, /title: [^\n]*/, `title: ${'Signing '.repeat(9)}papers`);
    expect(message()).toContain(
      `content/services/loan-signing.yaml:${line}: title: expected at most 45 characters`,
    );
  });

  it('two services with one title', () => {
    edit(service, /title: [^\n]*/, 'title: General notarizations');
    expect(message()).toContain(
      'title: expected a title of its own, found "General notarizations"',
    );
  });

  it('a description that is too short', () => {
    const line = edit(town, /description: [^\n]*/, 'description: A town.');
    expect(message()).toContain(
      `content/towns/boise.yaml:${line}: description: expected at least 70 characters, found "A town." (7 characters)`,
    );
  });

  it('prose that is too short', () => {
    edit(service, /intro: \|-\n[\s\S]*?\n(?=commonDocuments)/, 'intro: Too short.\n');
    expect(message()).toContain('intro: expected 120 to 200 words, found 2 words');
  });

  it('too few documents', () => {
    edit(service, /commonDocuments:\n[\s\S]*?\n(?=included)/, 'commonDocuments: [Deeds]\n');
    expect(message()).toContain('commonDocuments: expected at least 8 entries, found a list of 1');
  });

  it('a name in braces for which there is no figure', () => {
    const line = edit(service, '{loanSigningTime}', '{signingTime}');
    expect(message()).toMatch(/loan-signing\.yaml:\d+: expected one of additionalFee, /);
    expect(message()).toContain('found {signingTime}');
    expect(line).toBeGreaterThan(1);
  });

  it('the same in a legal page', () => {
    edit('legal/terms-of-service.md', /\{idahoFee\}/, '{idahoPrice}');
    expect(message()).toMatch(/terms-of-service\.md:\d+: expected one of .* found \{idahoPrice\}/);
  });

  it('a legal page without its head', () => {
    write('legal/privacy-policy.md', 'Only text.');
    expect(message()).toContain(
      'content/legal/privacy-policy.md:1: expected title, description and updated between two lines of ---',
    );
  });

  it('an address for messages that is not encrypted', () => {
    const line = edit('business.yaml', /(?<=\n)(?=hours:)/, 'delivery: http://notary.example/\n');
    expect(message()).toContain(
      `content/business.yaml:${line}: delivery: expected a full address that begins with https://, without a name, a password or a #, found "http://notary.example/"`,
    );
  });

  it('a service that the business record does not list', () => {
    edit('business.yaml', '  - apostille\n', '');
    expect(message()).toContain(
      'content/services/apostille.yaml:2: expected its slug in the list services of content/business.yaml',
    );
  });

  it('a real commission without its number', () => {
    edit('business.yaml', placeholders, 'placeholders: [brand]\n');
    edit('business.yaml', commissions, 'commissions:\n  ID: {}\n  OR: {}\n');
    expect(message()).toContain("commissions.OR.number: expected the commission's number");
  });

  it('an authorization for remote acts without its technology', () => {
    edit('business.yaml', placeholders, 'placeholders: [commissions.OR]\n');
    edit(
      'business.yaml',
      commissions,
      'commissions:\n  ID: { number: "12", expires: 2030-01-31, remote: { since: 2026-01-01 } }\n  OR: {}\n',
    );
    expect(message()).toContain(
      "commissions.ID.remote.technology: expected the commission's technology",
    );
  });

  it('an Idaho commission that is over', () => {
    edit('business.yaml', placeholders, 'placeholders: []\n');
    const expired = 'commissions:\n  ID: { number: "12", expires: 2020-01-31 }\n';
    const line = edit('business.yaml', commissions, expired);
    expect(message()).toContain(`content/business.yaml:${line}: commissions.ID.expires: expected`);
    expect(message()).toContain('a day that is not over');
  });

  it('a price above what the law of a state allows', () => {
    const line = edit(
      'business.yaml',
      /additionalNotarization: \S+/,
      'additionalNotarization: 5.01',
    );
    expect(message()).toContain(
      `content/business.yaml:${line}: prices.additionalNotarization: expected at most 5 dollars (Idaho Code 51-133), found 5.01`,
    );
  });

  it('a word in braces that no sentence of the business defines', () => {
    edit('business.yaml', /brand: .*/, 'brand: The {orByPost} Notary');
    expect(message()).toMatch(
      /content\/business.yaml:\d+: expected one of .*orOnline.* found {orByPost}/,
    );
  });

  it('a service that needs an authorization and does not say what is true without it', () => {
    edit('services/remote-online-notarization.yaml', 'needs: remote\n', '');
    expect(message()).toContain('needs: expected needs and otherwise together, or neither');
  });

  it('a closure that ends before it begins', () => {
    const wrong = 'closures:\n  - { from: 2026-12-25, to: 2026-12-24, reason: Christmas }\n';
    edit('business.yaml', /^closures:.*\n(?: .*\n)*/m, wrong);
    expect(message()).toContain('closures[0]: expected a first day that is not after the last');
  });

  it('hours that close before they open', () => {
    edit('business.yaml', 'closes: "20:00"', 'closes: "07:00"');
    expect(message()).toContain(
      'hours[0]: expected a time to open that is before the one to close',
    );
  });

  it('a placeholder mark on a field that is not there', () => {
    edit('business.yaml', placeholders, 'placeholders: [brand, telephone]\n');
    expect(message()).toContain(
      'placeholders[1]: expected the name of a field of this file, found "telephone"',
    );
  });

  it('a phone number in another form', () => {
    edit('business.yaml', /phone: "[^"]*"/, 'phone: "(541) 555 0142"');
    expect(message()).toContain('phone: expected a phone number such as "208-555-0100"');
  });

  it('a list of what to bring for a service that is not there', () => {
    const line = edit('checklist.yaml', /services: \[loan-signing\]/, 'services: [loan-sining]');
    expect(message()).toMatch(
      new RegExp(
        `content/checklist.yaml:${line}: items\\[\\d+\\].services\\[0\\]: expected the slug of a service, found "loan-sining"`,
      ),
    );
  });

  it('something to bring without its source, or by the rule of two states', () => {
    edit('checklist.yaml', /\n {4}source: [^\n]*/, '');
    edit('checklist.yaml', 'states: [ID]', 'states: [ID, OR]');
    expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[0\].source: expected a text/);
    expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[\d+\].states: expected/);
  });

  it('a visit without whom to call first', () => {
    edit('services/mobile-notary.yaml', / {4}callFirst: >-\n(?: {6}[^\n]*\n)+/, '');
    expect(message()).toMatch(/mobile-notary.yaml:\d+: visits\[0\].callFirst: expected a text/);
  });

  it('a file that is missing', () => {
    rmSync(join(root, 'content/testimonials.yaml'));
    expect(message()).toContain('content/testimonials.yaml:1: expected this file, found none');
  });

  it('several problems of one record at once', () => {
    edit(town, 'county: Ada', 'county: Ada\ncountry: US');
    edit(town, /description: [^\n]*/, 'description: A town.');
    edit(town, /longitude: -116[^\n]*/, 'longitude: -118.5');
    expect(message()).toContain('The content has 3 problems:');
  });

  it('problems between files beside those within one', () => {
    edit(service, /title: [^\n]*/, 'title: 7');
    edit(town, 'county: Ada', 'county: Ada\nnearbyLocations: [atlantis]');
    expect(message()).toContain('The content has 2 problems:');
  });

  it('every problem of a run at once', () => {
    edit(town, 'county: Ada\n', '');
    edit(service, /title: [^\n]*/, 'title: 7');
    edit('business.yaml', /priceRange: \S+/, 'priceRange: cheap');
    const text = message();
    expect(text).toContain('The content has 3 problems:');
    expect(text).toContain('content/towns/boise.yaml');
    expect(text).toContain('content/services/loan-signing.yaml');
    expect(text).toContain('priceRange: expected $ or $$ or $$$, found "cheap"');
  });
});

describe('redirects', () => {
  const redirect = (from: string, to: string) =>
    write('redirects.yaml', `redirects:\n  - from: ${from}\n    to: ${to}\n`);

  it('lead from a page that is gone to one that is there', () => {
    redirect('/places/old-name/', '/places/initial-point/');
    expect(readContent(root).redirects).toHaveLength(1);
  });

  it('may not lead away from a page', () => {
    redirect('/contact/', '/services/');
    expect(message()).toContain(
      'content/redirects.yaml:2: redirects[0].from: expected a path that is gone, found the page /contact/',
    );
  });

  it('may not lead nowhere', () => {
    redirect('/old/', '/new/');
    expect(message()).toContain(
      'content/redirects.yaml:3: redirects[0].to: expected the path of a page, found "/new/"',
    );
  });

  it('may not lead from one page to two', () => {
    const entry = '  - from: /old/\n    to: /services/\n';
    write('redirects.yaml', `redirects:\n${entry}${entry}`);
    expect(message()).toContain(
      'content/redirects.yaml:4: redirects[1].from: expected each path once, found "/old/" again',
    );
  });

  it('are asked for when a page that was published vanishes', () => {
    edit('towns/kuna.yaml', 'slug: initial-point', 'slug: survey-mark');
    const [problem] = publishedProblems(readContent(root), root);
    expect(problem).toMatchObject({
      file: 'content/published.txt',
      field: '/places/initial-point/',
    });
    redirect('/places/initial-point/', '/places/survey-mark/');
    expect(publishedProblems(readContent(root), root)).toEqual([]);
  });
});
