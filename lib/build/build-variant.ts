import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { variant } from './variant';

/**
 * `npm run build:variant`: builds the site a second time for the tests, as it reads under other
 * records: the Oregon commission has expired, nothing authorizes remote acts, and the owner has
 * supplied days off, payments, languages, profiles and verification. Of the towns only those that
 * the tests look at, or that business.yaml names, are built. It is held against the same checks.
 */
const root = process.cwd();
const record = readFileSync(join(root, 'content/business.yaml'), 'utf8');
const isNeeded = (town: string) => record.includes(town) || ['ontario', 'fruitland'].includes(town);

rmSync(join(root, variant.content), { recursive: true, force: true });
cpSync(join(root, 'content'), join(root, variant.content, 'content'), {
  recursive: true,
  filter: (path) => {
    const [, town] = /towns[/\\]([\w-]+)\.yaml$/.exec(path) ?? [];
    return town === undefined || isNeeded(town);
  },
});
writeFileSync(join(root, variant.content, 'content/business.yaml'), changed(record));
const env = {
  ...process.env,
  SITE_CONTENT: join(root, variant.content),
  SITE_OUT: variant.out,
  SOURCE_DATE_EPOCH: String(Date.UTC(2026, 11, 1) / 1000),
};
for (const script of ['build', 'check:export']) {
  const { status } = spawnSync(`npm run ${script}`, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function changed(text: string): string {
  const document = parseDocument(text);
  const fields = {
    standIns: ['brand', 'phone', 'email', 'origin', 'base', 'commissions.ID'],
    commissions: { ID: {}, OR: { number: '0000', expires: '2020-01-31' } },
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
    payments: ['Cash', 'Check'],
    languages: ['English'],
    profiles: ['https://profiles.example/notary'],
    verification: { google: 'google-code', bing: 'bing-code' },
  };
  for (const [name, value] of Object.entries(fields)) document.set(name, value);
  return String(document);
}
