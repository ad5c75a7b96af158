import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { temporaryFolder } from '../lib/content/temporary-folder.fixture';
import { wrongSettings } from './settings';

const { path, write } = temporaryFolder(true);

it.each([
  ['SITE_CONTENT', ['e2e/fixtures/site', '.'], ['/nowhere', 'content', 'README.md']],
  [
    'SITE_OUT',
    ['new', 'test-results/new', './new'],
    ['.', '..', '../new', '/tmp/new', 'lib', './lib', 'README.md', 'new/../lib', 'node_modules'],
  ],
  ['SITE_ORIGIN', ['https://www.iana.org'], ['www.iana.org', 'https://www.iana.org/', 'x']],
  [
    'SOURCE_DATE_EPOCH',
    ['0', '1795460400'],
    ['yesterday', '2026-11-20', '-1', '1e9', '99999999999'],
  ],
  [
    'AWS_ENDPOINT_URL',
    ['http://localhost:9000', 'https://s3.iana.org/'],
    ['s3.iana.org', 'http://['],
  ],
  ['NEXT_PUBLIC_MAPS_EMBED_KEY', ['AIza-x_9'], ['a key', 'AIza\n', '"AIza"']],
])('takes for %s %j, and names %j', (name, right, wrong) => {
  for (const value of [undefined, '', ...right]) expect(wrongSettings({ [name]: value })).toBe('');
  for (const value of wrong) {
    const told = wrongSettings({ [name]: value });
    expect(told.startsWith(`${name}: expected `)).toBe(true);
    expect(told.endsWith(`, found "${value}".`)).toBe(true);
  }
});

it.each(['https://name.github.io/site', 'https://www.iana.org/site/'])(
  'says of %s that no folder can have the site',
  (SITE_ORIGIN) => expect(wrongSettings({ SITE_ORIGIN })).toContain('not in a folder'),
);

it('tells no password', () => {
  const told = wrongSettings({ SITE_ORIGIN: 'https://token:secret@github.com/name' });
  expect(told).toContain('found "https://github.com/name"');
});

it('takes the folder of an earlier build', () => {
  const before = process.cwd();
  process.chdir(path());
  write('out2/_next/static/a.js');
  write('src/a.ts');
  const found = ['out2', 'src'].map((SITE_OUT) => wrongSettings({ SITE_OUT }));
  process.chdir(before);
  expect(found).toEqual(['', expect.stringContaining('found "src"')]);
});

it('tells all that is wrong, a line for each', () => {
  expect(wrongSettings({ SITE_CONTENT: 'x', SITE_OUT: '.' }).split('\n')).toHaveLength(2);
});

it('knows each variable of the list in docs/environment.md that has no check of its own', () => {
  const list = readFileSync('docs/environment.md', 'utf8');
  const heads = list.matchAll(/^- (.+?) \(/gm);
  const names = [...heads].flatMap(([, head = '']) => head.match(/[A-Z][A-Z_]+/g) ?? []);
  // These are checked by who uses them.
  const others = [
    'PORT',
    'SITE_REPOSITORY',
    'PRECOMPRESS',
    'BROWSER_PATH',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_REGION',
  ];
  const unknown = names.filter((name) => wrongSettings({ [name]: '/\n' }) === '');
  expect(unknown).toEqual(others);
});

it('ends Next in the same sentence, and in that of a mistake in content', () => {
  const next = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'typegen'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const [SITE_OUT, SITE_CONTENT] = ['lib', path('site')];
  expect(next({ SITE_OUT })).toMatchObject({
    status: 1,
    stderr: `${wrongSettings({ SITE_OUT })}\n`,
  });
  cpSync('e2e/fixtures/site', SITE_CONTENT, { recursive: true });
  rmSync(path('site/content/laws.yaml'));
  const told = `The content has 1 problem:\n${path('site/content/laws.yaml')}:1: expected this file, found none\n`;
  expect(next({ SITE_CONTENT, SITE_OUT: '' })).toMatchObject({ status: 1, stderr: told });
});
