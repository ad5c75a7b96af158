/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../temporary-folder.fixture';

/** Plants violations in an otherwise empty project, and expects Biome to find them by our rules. */

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.object({ path: z.string() }),
    }),
  ),
});

const planted: Record<string, string> = {
  'lib/uses-component.ts': "import { a } from '@/components/ui/button';\nexport const b = a;\n",
  'lib/uses-app.ts': "import { a } from '../app/layout';\nexport const b = a;\n",
  'lib/uses-script.ts': "import { a } from '../scripts/build/build';\nexport const b = a;\n",
  'components/towns/uses-script.tsx':
    "import { a } from '@/scripts/build/build';\nexport const b = a;\n",
  'app/uses-test.tsx': "import { a } from '@/e2e/specs/site';\nexport const b = a;\n",
  'scripts/uses-component.ts': "import { a } from '../components/ui/card';\nexport const b = a;\n",
  'scripts/uses-check.ts': "import { a } from '../e2e/checks/law';\nexport const b = a;\n",
  'components/towns/uses-app.tsx': "import { a } from '@/app/page';\nexport const b = a;\n",
  'components/towns/loads.tsx':
    "import { content } from '@/lib/content/content';\nexport const b = content;\n",
  'components/towns/reads.tsx':
    "import { readContent } from '../../lib/content/read-content';\nexport const b = readContent;\n",
  'components/ui/knows-the-domain.tsx':
    "import { milesBetween } from '@/lib/towns/distance';\nexport const b = milesBetween;\n",
  'components/ui/knows-a-component.tsx':
    "import { a } from '@/components/towns/town-page';\nexport const b = a;\n",
  'components/towns/hidden-script.tsx': "'use client';\nexport const b = 1;\n",
  'components/towns/named-script.client.tsx': "'use client';\nexport const b = 1;\n",
  'components/towns/NotKebab.tsx': 'export const b = 1;\n',
  'lib/cycle-a.ts': "import { b } from './cycle-b';\nexport const a = () => b;\n",
  'lib/cycle-b.ts': "import { a } from './cycle-a';\nexport const b = () => a;\n",
  'app/page.tsx': "import { a } from '@/components/towns/town-page';\nexport const b = a;\n",
  'components/towns/uses-ui.tsx':
    "import { a } from '@/components/ui/button';\nexport const b = a;\n",
};

const { path, write } = temporaryFolder(true);
let found: z.infer<typeof report>['diagnostics'];

beforeAll(() => {
  cpSync('biome.json', path('biome.json'));
  cpSync('scripts/lint', path('scripts/lint'), { recursive: true });
  for (const [file, text] of Object.entries(planted)) write(file, text);
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome'),
      ...['lint', '--vcs-enabled=false', '--reporter=json', 'app', 'components', 'lib', 'scripts'],
    ],
    { cwd: path(), encoding: 'utf8' },
  );
  found = report.parse(JSON.parse(stdout)).diagnostics;
}, 30_000);

const messagesFor = (file: string) =>
  found.filter(({ location }) => location.path === file).map(({ message }) => message);

it.each([
  ['lib/uses-component.ts', 'lib is below components and app'],
  ['lib/uses-app.ts', 'lib is below components and app'],
  ['lib/uses-script.ts', 'Scripts and tests are no part of a page'],
  ['components/towns/uses-script.tsx', 'Scripts and tests are no part of a page'],
  ['app/uses-test.tsx', 'Scripts and tests are no part of a page'],
  ['scripts/uses-component.ts', 'they import no markup'],
  ['scripts/uses-check.ts', 'What looks at out/ comes after what makes it'],
  ['components/towns/uses-app.tsx', 'components are below app'],
  ['components/towns/loads.tsx', 'Pages load, components render'],
  ['components/towns/reads.tsx', 'Pages load, components render'],
  ['components/ui/knows-the-domain.tsx', 'components/ui knows nothing of the domain'],
  ['components/ui/knows-a-component.tsx', 'components/ui knows nothing of the domain'],
  ['components/towns/hidden-script.tsx', "A file with 'use client' is named *.client.tsx."],
  ['lib/cycle-a.ts', 'part of a cycle'],
])('finds what is wrong in %s', (file, message) => {
  expect(messagesFor(file).join('\n')).toContain(message);
});

it('finds a file name that is not in kebab-case', () => {
  expect(messagesFor('components/towns/NotKebab.tsx')).toHaveLength(1);
});

it.each([
  'app/page.tsx',
  'components/towns/uses-ui.tsx',
  'components/towns/named-script.client.tsx',
])('accepts %s', (file) => {
  expect(messagesFor(file)).toEqual([]);
});
