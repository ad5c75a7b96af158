import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { edit, message, read, root, write } = contentCopy();
const town = 'towns/alder-falls.yaml';
const inContent = (name: string) => join(root(), 'content', name);

it('reads all of content/, with the towns sorted by name and the services in their order', () => {
  const { business, services, towns, testimonials, legalPages } = read();
  const inFolder = (name: string) => readdirSync(inContent(name)).length;
  expect(towns).toHaveLength(inFolder('towns'));
  expect(legalPages).toHaveLength(inFolder('legal'));
  expect(testimonials.length).toBeGreaterThan(0);
  const names = towns.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(services.map(({ slug }) => slug)).toEqual(business.services);
});

it('reads plain data, which next.config.ts hands on as JSON', () => {
  expect(JSON.parse(JSON.stringify(read()))).toEqual(read());
});

it('puts a service last that the business record leaves out', () => {
  edit('business/services.yaml', /.*house-calls\n/, '');
  expect(read().services.at(-1)?.slug).toBe('house-calls');
});

it('fills in a price and a section of law wherever another file names it', () => {
  edit('business/prices.yaml', /(?<=additionalNotarization:\n {4}ID: )4/, '4.75');
  edit('laws.yaml', 'section: Idaho Code 15-2-504', 'section: Idaho Code 15-2-999');
  const { checklist, services } = read();
  expect(services.flatMap((record) => record.extras).join('\n')).toContain('$4.75');
  expect(checklist.map(({ source }) => source)).toContain('Idaho Code 15-2-999');
});

it('says in the privacy policy where messages go, once there is a URL for them', () => {
  const policy = () =>
    read().legalPages.find(({ slug }) => slug === 'privacy-policy')?.markdown ?? '';
  expect(policy()).toContain('form sends nothing by itself');
  edit('business/contact.yaml', /(?=home:)/, 'delivery: https://forms.notary.example/a\n');
  expect(policy()).toContain('by way of forms.notary.example,');
  expect(policy()).not.toMatch(/nothing by itself|send us nothing|once the message is written/);
});

it('defaults a town to Idaho, and makes a slug from the name of an attraction', () => {
  edit(town, 'state: ID\n', '');
  edit(town, '    slug: copper-kettle-museum\n', '');
  edit(town, 'name: Copper Kettle Museum', "name: St. Mary's Kettle");
  const { towns } = read();
  expect(towns.find(({ slug }) => slug === 'alder-falls')?.state).toBe('ID');
  const slugs = towns.flatMap(({ attractions }) => attractions.map(({ slug }) => slug));
  expect(slugs).toContain('st-marys-kettle');
});

it.each([
  ['blank lines before its head', (text: string) => `\n \n${text}`],
  ['spaces after the lines of ---', (text: string) => text.replaceAll('---\n', '--- \n')],
  ['only a head', (text: string) => text.slice(0, text.indexOf('---\n', 4) + 3)],
])('reads a legal page with %s', (_what, change) => {
  const file = inContent('legal/privacy-policy.md');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  expect(message()).not.toContain('legal/privacy-policy.md');
});

it.each([
  ['Only text.', ':1: expected title, description and updated between two lines of ---'],
  ['---\ntitle: Privacy\n\nOnly text.', ':1: expected title, description and updated between'],
  ['\n\n---\ntitel: Privacy\n---\nText.', ':4: titel: expected a known field'],
  ['---\nPrivacy\n---\nOnly text.', ':2: expected a group of fields'],
])('reports the line in a legal page of %j', (text, told) => {
  write('legal/privacy-policy.md', text);
  expect(message()).toContain(`content/legal/privacy-policy.md${told}`);
});

it('reports files that are missing or have no name of a slug', () => {
  mkdirSync(inContent('towns/old.yaml'));
  writeFileSync(inContent('towns/old.yaml/boise.yaml'), '');
  write('towns/New Town.yaml', '');
  rmSync(inContent('checklist.yaml'));
  mkdirSync(inContent('checklist.yaml'));
  for (const name of ['testimonials.yaml', 'pages/fees.yaml', 'published.txt'])
    rmSync(inContent(name));
  for (const told of [
    'content/towns/New Town.yaml:1: expected a file name of lowercase letters, digits',
    'with .yaml, found "old.yaml/boise.yaml"',
    // Where they should be, not where the owner's are.
    ...['checklist.yaml', 'testimonials.yaml', 'pages/fees.yaml', 'published.txt'].map(
      (name) => `\n${inContent(name)}:1: expected this file, found none`,
    ),
  ]) {
    expect(message()).toContain(told);
  }
});

it('reports the towns that are missing when their folder is', () => {
  rmSync(inContent('towns'), { recursive: true });
  expect(message()).toContain('expected a town of the site');
});
