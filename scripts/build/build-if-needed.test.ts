import { renameSync, rmSync } from 'node:fs';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { hashPath, needsBuild, sourcesHash } from './build-if-needed';

const { path, write } = temporaryFolder();

const project = process.cwd();

beforeEach(() => {
  process.chdir(path());
  write('app/page.tsx', 'page');
  write('app/page.test.tsx', 'test');
  write('content/towns/kuna.yaml', 'kuna');
  write('README.md', 'read me');
  write('out/404.html', 'built');
  write(hashPath(), sourcesHash('today'));
});
const variables = [
  ...['SITE_ORIGIN', 'SITE_CONTENT', 'NEXT_PUBLIC_MAPS_EMBED_KEY', 'NETLIFY'],
  ...['PRECOMPRESS', 'SITE_REPOSITORY'],
];
const env = { ...process.env };
afterEach(() => {
  process.chdir(project);
  process.env = { ...env };
});

it.each(variables)('needs a build when %s changes', (name) => {
  process.env[name] = `${process.env[name] ?? ''}x`;
  expect(needsBuild('today')).toBe(true);
});

it('needs no build while only tests and documents have changed, but one when the facts of the day have', () => {
  write('app/page.test.tsx', 'changed');
  write('README.md', 'changed');
  expect(needsBuild('today')).toBe(false);
  expect(needsBuild('tomorrow')).toBe(true);
});

it.each<[string, () => void]>([
  ['a source changes', () => write('content/towns/kuna.yaml', 'Kuna')],
  ['a source is renamed', () => renameSync(path('app/page.tsx'), path('app/pages.tsx'))],
  ['a source is deleted', () => rmSync(path('content/towns/kuna.yaml'))],
  ['the last build was interrupted', () => rmSync(hashPath())],
  ['there is no export', () => rmSync(path('out/404.html'))],
])('needs a build when %s', (_reason, change) => {
  change();
  expect(needsBuild('today')).toBe(true);
});

it('needs a build when content elsewhere changes', () => {
  process.env['SITE_CONTENT'] = path('elsewhere');
  write('elsewhere/content/towns/kuna.yaml', 'kuna');
  write(hashPath(), sourcesHash('today'));
  expect(needsBuild('today')).toBe(false);
  write('elsewhere/content/towns/kuna.yaml', 'Kuna');
  expect(needsBuild('today')).toBe(true);
});
