import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';

/** Plants violations in an otherwise empty project, and expects our Biome rules to find them. */

const client = "'use client';\nexport const b = 1;\n";
const markup = (element: string) => `export const B = () => ${element};\n`;
const unnamed = "A file with 'use client' is named *.client.tsx or *.client.ts.";
const sentence = 'A sentence belongs in content/, or in a constant beside its component.';

const planted: [file: string, text: string, told: string[]][] = [
  ['components/a/hidden.tsx', client, [unnamed]],
  ['components/a/sentence.tsx', markup('<p>We come to your door.</p>'), [sentence]],
  ['components/a/attribute.tsx', markup('<p title="We come to your door">Call</p>'), [sentence]],
  ['components/a/script.client.tsx', client, []],
  ['components/a/label.tsx', markup('<p>Return to Home page</p>'), []],
];

const { path, write } = temporaryFolder(true);
let found: { message: string; location: { path: string } }[];

beforeAll(() => {
  cpSync('biome.json', path('biome.json'));
  cpSync('scripts/lint', path('scripts/lint'), { recursive: true });
  // Biome reads no file without the stylesheet that biome.json names.
  cpSync('app/globals.css', path('app/globals.css'));
  for (const [file, text] of planted) write(file, text);
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'],
    { cwd: path(), encoding: 'utf8' },
  );
  found = JSON.parse(stdout).diagnostics;
});

it.each(planted)('says of %s what is wrong, or nothing', (file, _text, told) => {
  const messages = found.filter(({ location }) => location.path === file);
  expect(messages.map(({ message }) => message)).toEqual(told);
});
