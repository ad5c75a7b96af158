import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';

/** Plants violations in an otherwise empty project, and expects our Biome rules to find them. */

const uses = (path: string) => `import { a } from '${path}';\nexport const b = () => a;\n`;
const client = "'use client';\nexport const b = 1;\n";

const violations = [
  ['lib/component.ts', uses('@/components/ui/button'), 'lib is below components and app'],
  ['lib/app.ts', uses('../app/layout'), 'lib is below components and app'],
  ['lib/script.ts', uses('../scripts/build/build'), 'Scripts and tests are not part of a page'],
  ['app/test.tsx', uses('@/e2e/specs/site'), 'Scripts and tests are not part of a page'],
  ['scripts/component.ts', uses('../components/ui/card'), 'they import no markup'],
  ['scripts/check.ts', uses('../e2e/checks/law'), 'Scripts build out/ and e2e checks it'],
  [
    'components/a/script.tsx',
    uses('@/scripts/build/a'),
    'Scripts and tests are not part of a page',
  ],
  ['components/a/app.tsx', uses('@/app/page'), 'components are below app'],
  ['components/a/loads.tsx', uses('@/lib/content/content'), 'Pages load, components render'],
  ['components/a/reads.tsx', uses('@/lib/content/read-content'), 'Pages load, components render'],
  ['components/ui/domain.tsx', uses('@/lib/towns/distance'), 'knows nothing of the domain'],
  ['components/ui/other.tsx', uses('@/components/a/b'), 'knows nothing of the domain'],
  ['components/a/hidden.tsx', client, "A file with 'use client' is named *.client.tsx."],
  [
    'components/a/sentence.tsx',
    'export const B = () => <p>We come to your door.</p>;\n',
    'A sentence belongs in content/pages.',
  ],
  [
    'components/a/sentence-in-attribute.tsx',
    'export const B = () => <p title="We come to your door">Call</p>;\n',
    'A sentence belongs in content/pages.',
  ],
  ['components/a/NotKebab.tsx', 'export const b = 1;\n', 'kebab-case'],
  ['lib/cycle-a.ts', uses('./cycle-b'), 'part of a cycle'],
] as const;

const accepted = [
  ['app/page.tsx', uses('@/components/a/b')],
  ['components/a/ui.tsx', uses('@/components/ui/button')],
  ['components/a/script.client.tsx', client],
  ['components/a/label.tsx', 'export const B = () => <p>Return to Home page</p>;\n'],
] as const;

const { path, write } = temporaryFolder(true);
let found: { message: string; location: { path: string } }[];

beforeAll(() => {
  cpSync('biome.json', path('biome.json'));
  cpSync('scripts/lint', path('scripts/lint'), { recursive: true });
  for (const [file, text] of [...violations, ...accepted]) write(file, text);
  write('lib/cycle-b.ts', uses('./cycle-a'));
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'],
    { cwd: path(), encoding: 'utf8' },
  );
  found = JSON.parse(stdout).diagnostics;
}, 30_000);

const messagesFor = (file: string) =>
  found.filter(({ location }) => location.path === file).map(({ message }) => message);

it.each(violations)('finds what is wrong in %s', (file, _text, message) => {
  expect(messagesFor(file)).toEqual([expect.stringContaining(message)]);
});

it.each(accepted)('accepts %s', (file) => {
  expect(messagesFor(file)).toEqual([]);
});
