import { contentCopy } from './content-copy.fixture';

const { write, edit, message } = contentCopy();
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
  expect(message()).toContain('intro: expected 120 to 200 words, found 2 words');
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

it('reports a service with otherwise but without needs', () => {
  edit('services/video-signing.yaml', 'needs: remote\n', '');
  expect(message()).toContain('needs: expected needs and otherwise together, or neither');
});

it("reports a checklist item for a service that doesn't exist", () => {
  const line = edit('checklist.yaml', /services: \[closing-papers\]/, 'services: [closing-papes]');
  expect(message()).toMatch(
    new RegExp(
      `content/checklist.yaml:${line}: items\\[\\d+\\].services\\[0\\]: expected the slug of a service, found "closing-papes"`,
    ),
  );
});

it('reports a checklist item without a source, or with two states', () => {
  edit('checklist.yaml', /\n {4}source: [^\n]*/, '');
  edit('checklist.yaml', 'states: [ID]', 'states: [ID, OR]');
  expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[0\].source: expected text/);
  expect(message()).toMatch(/content\/checklist.yaml:\d+: items\[\d+\].states: expected/);
});

it("reports a visit that doesn't say whom to call first", () => {
  edit('services/house-calls.yaml', / {4}callFirst: [^\n]*\n/, '');
  expect(message()).toMatch(/house-calls.yaml:\d+: visits\[0\].callFirst: expected text/);
});
