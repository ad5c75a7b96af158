import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '../lib/content/temporary-folder.fixture';
import { scripts } from '../package.json';

const { path } = temporaryFolder();
const loaded = resolve('scripts/typescript.mjs');

it.each([
  ['site', '20.19.0', ''],
  ['my sité 100%', '24.1.0', ''],
  ['site', '18.20.8', 'This project needs Node 20.19 or newer; this is Node 18.20.8.\n'],
  ['site', '20.9.0', 'This project needs Node 20.19 or newer; this is Node 20.9.0.\n'],
  [
    'a #1? 50% é/my site',
    '20.19.0',
    expect.stringMatching(/^Rename the folder .*site: .* with #\.\n$/),
  ],
  ['why?', '20.19.0', expect.stringMatching(/^Rename the folder .* with \?\.\n$/)],
])('in %s with Node %s, says %j', (folder, version, told) => {
  mkdirSync(path(folder), { recursive: true });
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('${loaded}'); console.log('ran')`;
  // tsx loads in the way of the version it's told, which a newer Node deprecates.
  const flags = ['--no-deprecation', '--input-type=module'];
  const run = spawnSync(process.execPath, [...flags, '-e', code], { cwd: path(folder) });
  expect([String(run.stderr), String(run.stdout), run.status]).toEqual(
    told === '' ? ['', 'ran\n', 0] : [told, '', 1],
  );
});

it('is loaded by each command before its script', () => {
  const parts = Object.values(scripts).flatMap((script) => script.split(' && '));
  const ofScripts = parts.filter((part) => /\.ts\b/.test(part));
  expect(ofScripts.length).toBeGreaterThan(10);
  const others = ofScripts.filter(
    (part) => !part.startsWith('node --import ./scripts/typescript.mjs '),
  );
  expect(others.filter((part) => !part.startsWith('playwright '))).toEqual([]);
});
