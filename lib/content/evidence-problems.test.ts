import { contentCopy } from './content-copy.fixture';
import { datedFacts } from './dated-facts';
import { evidenceProblems } from './evidence-checks';
import { readContent } from './read-content';
import { temporaryFolder } from './temporary-folder.fixture';
import { testContent, testRoot } from './test-content.fixture';

const { edit, message } = contentCopy();
const { path, write } = temporaryFolder();

it.each([
  [1, 'title', 'no frame before a click', 'no click', 'the title of a check of this project'],
  [1, 'file', 'e2e/checks/hosts.ts', 'e2e/checks/ghosts.ts', 'the file of a check of this project'],
  [0, 'file', 'e2e/specs/finder.spec.ts', 'lib/routes.ts', 'a file of e2e/specs or checks'],
])('reports line %i once the %s %s is %s', (index, field, was, is, expected) => {
  const line = edit('evidence.yaml', was, is);
  expect(message()).toContain(
    `content/evidence.yaml:${line}: checks[${index}].${field}: expected ${expected}, found "${is}"`,
  );
});

it.each([
  ["test('it holds', async () => {", 0],
  ['  test("it holds", async () => {', 0],
  ["expectation(path, ok, 'it holds', found),", 0],
  ["// test('it holds', async () => {", 1],
  ["// expectation(path, ok, 'it holds', found),", 1],
  ["test.skip('it holds', async () => {", 1],
  ["test('it holds no more', async () => {", 1],
  ['const it = /it holds/;', 1],
])('looks for a check in %s (%i problems)', (code, count) => {
  write('a.spec.ts', `import a from 'a';\n${code}\n`);
  const checks = [{ text: 'It holds.', title: 'it holds', file: path('a.spec.ts') }];
  expect(evidenceProblems({ ...testContent.evidence, checks }, () => 1)).toHaveLength(count);
});

it('knows which days are more than a year ago, and that a new build is due then', () => {
  const [before, after] = [
    readContent(testRoot, '2027-11-16'),
    readContent(testRoot, '2027-11-17'),
  ];
  expect(before.evidence.old).toEqual([]);
  expect(new Set(after.evidence.old)).toEqual(new Set(['2026-11-16']));
  expect(datedFacts(after)).not.toBe(datedFacts(before));
});
