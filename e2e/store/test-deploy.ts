import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import type { Redirect } from '../../lib/schema/redirects';
import { writeCompleteContent } from '../../scripts/go-live/complete-content.fixture';
import { securityHeaders } from '../../scripts/hosting/headers';
import { nginxSnippet } from '../../scripts/hosting/nginx';
import { pageSources } from '../../scripts/hosting/page-sources';
import { cephPackages, startCeph } from './ceph';
import { Daemons } from './daemons';
import { startNginx } from './nginx';
import { installPackages } from './packages';
import { after, type Build, before, buildEnvironment, folder } from './setup';

/**
 * `npm run test:deploy`: deploys to a real store on this machine, Ceph behind nginx as a stub CDN,
 * and reads the site from there. Needs Debian; as root it installs what is missing (some 100
 * packages).
 */
const daemons = new Daemons();
const data = mkdtempSync(join(tmpdir(), 'object-store-'));
try {
  installPackages([...cephPackages, 'nginx-light']);
  rmSync(folder, { recursive: true, force: true });
  for (const { content } of [before, after]) {
    mkdirSync(content, { recursive: true });
    writeCompleteContent(content);
  }
  const redirects = changeContent(join(after.content, 'content'));
  build(before);
  build(after);
  await startCeph(daemons, join(data, 'ceph'));
  const snippet = nginxSnippet(securityHeaders(pageSources(after.out)), redirects);
  await startNginx(daemons, join(data, 'nginx'), snippet);
  execSync('npx playwright test -c e2e/store', { stdio: 'inherit' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await daemons.stop();
  rmSync(data, { recursive: true, force: true });
}

function build(build: Build): void {
  const env = { ...process.env, ...buildEnvironment(build) };
  execSync('npm run build', { stdio: 'inherit', env });
}

/**
 * What a deployment can meet: every page changes, one goes, and one is redirected.
 *
 * @returns the redirect.
 */
function changeContent(content: string): Redirect[] {
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(readFileSync(join(content, file), 'utf8'));
    change(document);
    writeFileSync(join(content, file), String(document));
  };
  const redirects: Redirect[] = [];
  edit('towns/kuna.yaml', (kuna) => {
    const slug = kuna.getIn(['attractions', 1, 'slug']);
    if (typeof slug !== 'string') throw new Error('Kuna needs two attractions to lose.');
    redirects.push({ from: `/places/${slug}/`, to: '/areas/kuna/' });
    kuna.deleteIn(['attractions', 1]);
    kuna.deleteIn(['attractions', 0]);
  });
  edit('redirects.yaml', (document) => document.set('redirects', redirects));
  edit('business.yaml', (business) => {
    business.set('phone', String(business.get('phone')).replace(/\d$/, '9'));
  });
  edit('testimonials.yaml', (document) => {
    const [review] = document.toJS().testimonials;
    // The carousel does not move with a single review.
    document.set('testimonials', [review, { ...review, id: 'two' }]);
  });
  return redirects;
}
