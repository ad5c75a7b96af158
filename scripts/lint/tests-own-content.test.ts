import { textsOfFiles } from './texts.fixture';

/** What in a test reads the owner's content: any edit by the owner could break it. */
const reads =
  /(?:readContent\w*|contentRoot)\((?:process\.cwd\(\)|'\.')?\)|(?:read\w*|cp|readdir)Sync\(\s*['"`]content\b/;

it.each([
  'const { towns } = readContent(process.cwd());',
  'const { towns } = readContent(contentRoot());',
  "const text = readFileSync('content/laws.yaml', 'utf8');",
  "cpSync('content', folder, { recursive: true });",
])('finds %s', (text) => expect(text).toMatch(reads));

it("no test reads the owner's content except those that check it as it is", () => {
  const tests = textsOfFiles(
    ['app', 'components', 'lib', 'scripts', 'e2e'],
    /(?:test|spec|fixture)\.tsx?$|^e2e\/(?:specs|store|sites)\//,
  );
  tests.delete('scripts/lint/tests-own-content.test.ts');
  expect([...tests].flatMap(([file, text]) => (reads.test(text) ? [file] : []))).toEqual([
    // Checks that suit any content: axe on one page of each kind, and how tall pages are.
    'e2e/live/accessibility.spec.ts',
    'e2e/live/height.spec.ts',
    // Copies its README into the project that another business takes over.
    'e2e/specs/rehearsals.spec.ts',
  ]);
});
