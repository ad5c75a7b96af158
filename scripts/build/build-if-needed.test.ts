import { renameSync, rmSync } from 'node:fs';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { needsBuild, sourcesHash, stampPath } from './build-if-needed';

const { path, write } = temporaryFolder();

beforeEach(() => {
  write('app/page.tsx', 'page');
  write('app/page.test.tsx', 'test');
  write('content/towns/kuna.yaml', 'kuna');
  write('README.md', 'read me');
  write('out/404.html', 'built');
  write(stampPath(''), sourcesHash(path(), 'today'));
});
afterEach(() => {
  for (const name of ['SITE_ORIGIN', 'SITE_CONTENT', 'SITE_SHARE_IMAGES']) delete process.env[name];
});

it('needs no build while only tests and documents have changed, but one when the facts of the day have', () => {
  write('app/page.test.tsx', 'changed');
  write('README.md', 'changed');
  expect(needsBuild(path(), 'today')).toBe(false);
  expect(needsBuild(path(), 'tomorrow')).toBe(true);
});

it.each<[string, () => void]>([
  ['a source changes', () => write('content/towns/kuna.yaml', 'Kuna')],
  ['a source is renamed', () => renameSync(path('app/page.tsx'), path('app/pages.tsx'))],
  ['a source is deleted', () => rmSync(path('content/towns/kuna.yaml'))],
  ['the origin changes', () => Object.assign(process.env, { SITE_ORIGIN: 'https://a.example' })],
  ['content from elsewhere', () => Object.assign(process.env, { SITE_CONTENT: path('other') })],
  ['no share images', () => Object.assign(process.env, { SITE_SHARE_IMAGES: 'none' })],
  ['the last build was interrupted', () => rmSync(stampPath(path()))],
  ['there is no export', () => rmSync(path('out/404.html'))],
])('needs a build when %s', (_reason, change) => {
  change();
  expect(needsBuild(path(), 'today')).toBe(true);
});

it('needs a build when content elsewhere changes', () => {
  process.env['SITE_CONTENT'] = path('elsewhere');
  write('elsewhere/content/towns/kuna.yaml', 'kuna');
  write(stampPath(''), sourcesHash(path(), 'today'));
  expect(needsBuild(path(), 'today')).toBe(false);
  write('elsewhere/content/towns/kuna.yaml', 'Kuna');
  expect(needsBuild(path(), 'today')).toBe(true);
});
