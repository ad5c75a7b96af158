import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { edit, message, read, root } = contentCopy();
const town = 'towns/alder-falls.yaml';
const service = 'services/closing-papers.yaml';

it('reads all of content/, with the towns sorted by name', () => {
  const { services, towns, testimonials, legalPages } = read();
  const inFolder = (name: string) => readdirSync(join(root(), 'content', name)).length;
  expect(services).toHaveLength(inFolder('services'));
  expect(towns).toHaveLength(inFolder('towns'));
  expect(legalPages).toHaveLength(inFolder('legal'));
  expect(testimonials.length).toBeGreaterThan(0);
  const names = towns.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

it('sorts the services in the order of the business record', () => {
  const { business, services } = read();
  expect(services.map(({ slug }) => slug)).toEqual(business.services);
});

it('puts a service last that the business record leaves out', () => {
  edit('business/services.yaml', /.*house-calls\n/, '');
  expect(read().services.at(-1)?.slug).toBe('house-calls');
});

it('fills in a price from the business record wherever another file names it', () => {
  edit(
    'business/prices.yaml',
    /(?<=additionalNotarization:)(?:\n {4}.*)*/,
    ' { ID: 4.75, OR: 4.75, online: 4.75 }',
  );
  const { services } = read();
  const extras = services.flatMap((record) => record.extras).join('\n');
  expect(extras).toContain('$4.75');
});

it('says in the privacy policy where messages go, once there is a URL for them', () => {
  const policy = () =>
    read().legalPages.find(({ slug }) => slug === 'privacy-policy')?.markdown ?? '';
  expect(policy()).toContain('form sends nothing by itself');
  edit('business/contact.yaml', /(?=home:)/, 'delivery: https://forms.notary.example/a\n');
  expect(policy()).toContain('by way of forms.notary.example,');
  expect(policy()).not.toMatch(/nothing by itself|send us nothing|once the message is written/);
});

it('defaults a town to Idaho', () => {
  edit(town, 'state: ID\n', '');
  expect(read().towns.find(({ slug }) => slug === 'alder-falls')?.state).toBe('ID');
});

it('reports a missing file', () => {
  rmSync(join(root(), 'content/testimonials.yaml'));
  expect(message()).toContain('content/testimonials.yaml:1: expected this file, found none');
});

it('reports several problems of one record at once', () => {
  edit(town, 'county: Harrow', 'county: Harrow\ncountry: US');
  edit(town, /description: [^\n]*/, 'description: A town.');
  edit(town, /longitude: -116[^\n]*/, 'longitude: -118.5');
  expect(message()).toContain('The content has 3 problems:');
});

it('reports problems between files along with those within one', () => {
  edit(service, /title: [^\n]*/, 'title: 7');
  edit(town, 'county: Harrow', 'county: Harrow\nnearbyLocations: [atlantis]');
  expect(message()).toContain('The content has 2 problems:');
});

it('reports every problem of a run at once', () => {
  edit(town, 'county: Harrow\n', '');
  edit(service, /title: [^\n]*/, 'title: 7');
  edit('business/prices.yaml', /priceRange: \S+/, 'priceRange: cheap');
  const text = message();
  expect(text).toContain('The content has 3 problems:');
  expect(text).toContain('content/towns/alder-falls.yaml');
  expect(text).toContain('content/services/closing-papers.yaml');
  expect(text).toContain('priceRange: expected $ or $$ or $$$, found "cheap"');
});
