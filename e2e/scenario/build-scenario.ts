import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { scenario } from './scenario';

/**
 * `npm run build:scenario`: builds and checks the site a second time for the tests, from other facts:
 * the Oregon commission has expired, nothing authorizes remote acts, the owner has filled in days
 * off, payments, languages, profiles and verification, and messages are delivered.
 */
const root = process.cwd();
const folder = join(root, scenario.content, 'content');

rmSync(join(root, scenario.content), { recursive: true, force: true });
cpSync(join(root, 'content'), folder, { recursive: true });
const business = readFileSync(join(folder, 'business.yaml'), 'utf8');
writeFileSync(join(folder, 'business.yaml'), changed(business));
const env = {
  ...process.env,
  SITE_CONTENT: join(root, scenario.content),
  SITE_OUT: scenario.out,
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
    placeholders: ['brand', 'phone', 'email', 'origin', 'base', 'commissions.ID'],
    commissions: { ID: {}, OR: { number: '0000', expires: '2020-01-31' } },
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
    payments: ['Cash', 'Check'],
    languages: ['English'],
    profiles: ['https://profiles.example/notary'],
    verification: { google: 'google-code', bing: 'bing-code' },
    delivery: scenario.delivery.url,
  };
  for (const [name, value] of Object.entries(fields)) document.set(name, value);
  return String(document);
}
