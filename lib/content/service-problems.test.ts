import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCopy } from './content-copy.fixture';

const { root, write, edit, message } = contentCopy();
const service = 'services/closing-papers.yaml';

it('reports a title that is too long', () => {
  const line = edit(service, /title: [^\n]*/, `title: ${'Signing '.repeat(9)}papers`);
  expect(message()).toContain(
    `content/services/closing-papers.yaml:${line}: title: expected at most 45 characters`,
  );
});

it('reports two services with the same title', () => {
  edit(service, /title: [^\n]*/, 'title: House calls by a notary');
  expect(message()).toContain('title: expected a unique title, found "House calls by a notary"');
});

it('reports prose that is too short', () => {
  edit(service, /intro: \|-\n[\s\S]*?\n(?=commonDocuments)/, 'intro: Too short.\n');
  expect(message()).toContain('intro: expected 40 to 120 words, found 2 words');
});

it('reports too few documents', () => {
  edit(service, /commonDocuments:\n[\s\S]*?\n(?=included)/, 'commonDocuments: [Deeds]\n');
  expect(message()).toContain('commonDocuments: expected at least 8 entries, found a list of 1');
});

it('reports an unknown variable', () => {
  const line = edit(service, '{loanSigningTime}', '{signingTime}');
  expect(message()).toMatch(/closing-papers\.yaml:\d+: expected one of additionalFee, /);
  expect(message()).toContain('found {signingTime}');
  expect(line).toBeGreaterThan(1);
});

it('reports an unknown variable in a legal page', () => {
  edit('legal/terms-of-service.md', /\{idahoFee\}/, '{idahoPrice}');
  expect(message()).toMatch(/terms-of-service\.md:\d+: expected one of .* found \{idahoPrice\}/);
});

it('reports a legal page without front matter', () => {
  write('legal/privacy-policy.md', 'Only text.');
  expect(message()).toContain(
    'content/legal/privacy-policy.md:1: expected title, description and updated between two lines of ---',
  );
});

it.each([
  ['blank lines before its head', (text: string) => `\n \n${text}`],
  ['spaces after the lines of ---', (text: string) => text.replaceAll('---\n', '--- \n')],
  ['only a head', (text: string) => text.slice(0, text.indexOf('---\n', 4) + 3)],
])('reads a legal page with %s', (_what, change) => {
  const file = join(root(), 'content/legal/privacy-policy.md');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  expect(message()).not.toContain('legal/privacy-policy.md');
});

it('reports a legal page whose head has no end, and the right line below blank ones', () => {
  write('legal/privacy-policy.md', '---\ntitle: Privacy\n\nOnly text.');
  expect(message()).toContain('found only the first of these lines');
  write('legal/privacy-policy.md', '\n\n---\ntitel: Privacy\n---\nText.');
  expect(message()).toContain('content/legal/privacy-policy.md:4: titel: expected a known field');
  write('legal/privacy-policy.md', '---\nPrivacy\n---\nOnly text.');
  expect(message()).toContain('privacy-policy.md:2: expected a group of fields');
});

it.each([
  ...['contact', 'services', 'areas', 'locations', 'places', 'share', 'maps', '404', 'index'],
  // Folders in public/.
  ...['icons', 'fonts'],
])('reports a legal page called %s, which would take the place of another page or file', (slug) => {
  const page = readFileSync(join(root(), 'content/legal/privacy-policy.md'), 'utf8');
  write(`legal/${slug}.md`, page.replace(/title: .*/, 'title: Another one'));
  expect(message()).toContain(`content/legal/${slug}.md:2: expected another file name`);
});

it.each(['.DS_Store', '._boise.yaml', '~$boise.docx', 'Thumbs.db', 'boise.yaml~'])(
  'passes over %s in every folder',
  (name) => {
    for (const folder of ['towns', 'services', 'legal', 'pages']) write(`${folder}/${name}`, '\0');
    expect(message()).toBe('no error');
  },
);

it('reports a folder among the towns', () => {
  mkdirSync(join(root(), 'content/towns/old.yaml'));
  writeFileSync(join(root(), 'content/towns/old.yaml/boise.yaml'), '');
  expect(message()).toContain('found "old.yaml/boise.yaml"');
});

it('reports a folder in place of a file', () => {
  rmSync(join(root(), 'content/checklist.yaml'));
  mkdirSync(join(root(), 'content/checklist.yaml'));
  expect(message()).toContain('content/checklist.yaml:1: expected this file, found none');
});

it('reports the towns that are missing when their folder is', () => {
  rmSync(join(root(), 'content/towns'), { recursive: true });
  expect(message()).toContain('expected the slug of a town');
});

it('reports a service with otherwise but without needs', () => {
  edit('services/video-signing.yaml', 'needs: remote\n', '');
  expect(message()).toContain('needs: expected what it needs together with what the page says');
});

it("reports a checklist item for a service that doesn't exist", () => {
  const line = edit('checklist.yaml', /(?<=services:\n {6}- )closing-papers/, 'closing-papes');
  expect(message()).toMatch(
    new RegExp(
      `content/checklist.yaml:${line}: items\\[\\d+\\].services\\[0\\]: expected the slug of a service, found "closing-papes"`,
    ),
  );
});

it('reports a checklist item without a source, or with two states', () => {
  edit('checklist.yaml', /\n {4}source: [^\n]*/, '');
  edit('checklist.yaml', /(?<=states:\n {6}- )ID/, 'ID\n      - OR');
  expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[0\].source: expected text/);
  expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[\d+\].states: expected/);
});

it("reports a visit that doesn't say whom to call first", () => {
  edit('services/house-calls.yaml', / {4}callFirst: [^\n]*\n/, '');
  expect(message()).toMatch(/house-calls.yaml:\d+: visits\[0\].callFirst: expected text/);
});
