import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { readContent } from '../../lib/content/read-content';
import { writeCompleteContent } from '../../scripts/go-live/complete-content.fixture';
import { securityHeaders } from '../../scripts/hosting/headers';
import { nginxSnippet } from '../../scripts/hosting/nginx';
import { pageSources } from '../../scripts/hosting/page-sources';
import { cephPackages, type ObjectStore, startCeph } from './ceph';
import { type NginxServer, startNginx } from './nginx';
import { installPackages } from './packages';
import { type Stage, stageVariable } from './stage';

/**
 * `npm run test:deploy`: deploys to a real store, Ceph with nginx before it in place of a CDN, both
 * on this machine alone, and reads the site from there. Needs Debian; as root it installs what is
 * missing (some 100 packages).
 */
const root = process.cwd();
const folder = join(root, 'test-results/deploy');
/** The day that the supplied content was made for: 2026-11-21 at noon in Idaho. */
const builtAt = Date.UTC(2026, 10, 21, 19) / 1000;
/** A bucket for each test that must find an empty one. */
const buckets = ['visits', 'interrupted', 'network', 'preview', 'refused', 'folder'];

try {
  installPackages([...cephPackages, 'nginx-light']);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const before = build('before', () => {});
  const after = build('after', changeContent);
  const { redirects } = readContent(after.content, '2026-11-21');
  const data = mkdtempSync(join(tmpdir(), 'object-store-'));
  const store = await startCeph(join(data, 'ceph'));
  const servers = buckets.map((bucket, at) => standIn(store, bucket, 17_500 + at));
  const snippet = nginxSnippet(securityHeaders(pageSources(after.out)), redirects);
  const host = { port: 17_499, config: `root ${join(root, after.out)};\n${snippet}` };
  const stopNginx = await startNginx(join(data, 'nginx'), [host, ...servers]);
  try {
    const sites = Object.fromEntries(
      buckets.map((bucket, at) => [bucket, `http://localhost:${17_500 + at}`]),
    );
    const { endpoint, accessKey, secretKey } = store;
    const nginx = `http://localhost:${host.port}`;
    const stage: Stage = { endpoint, accessKey, secretKey, sites, nginx, before, after, builtAt };
    const { status } = spawnSync('npx playwright test -c e2e/store', {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, [stageVariable]: JSON.stringify(stage) },
    });
    process.exitCode = status ?? 1;
  } finally {
    await stopNginx();
    await store.stop();
    rmSync(data, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds a site that may be public, and that the real content does not change. */
function build(name: string, change: (content: string) => void): Stage['before'] {
  const content = join(folder, name);
  const out = `test-results/deploy/${name}/out`;
  mkdirSync(content);
  writeCompleteContent(content);
  change(join(content, 'content'));
  const { status } = spawnSync('npm run build', {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_CONTENT: content,
      SITE_OUT: out,
      SITE_SHARE_IMAGES: 'none',
      SOURCE_DATE_EPOCH: String(builtAt),
    },
  });
  if (status !== 0) throw new Error(`The site "${name}" could not be built.`);
  return { content, out };
}

/** What a deployment can meet: every page changes, one goes, and one leads elsewhere. */
function changeContent(content: string): void {
  const read = (file: string) => parseDocument(readFileSync(join(content, file), 'utf8'));
  const edit = (file: string, field: string, value: unknown) => {
    const document = read(file);
    document.set(field, value);
    writeFileSync(join(content, file), String(document));
  };
  const [gone, led, ...attractions] = z
    .array(z.looseObject({ slug: z.string() }))
    .parse(read('towns/kuna.yaml').toJS().attractions);
  if (!gone || !led)
    throw new Error('Kuna needs two attractions, or the test has nothing to lose.');
  const phone = z.string().parse(read('business.yaml').get('phone'));
  edit('business.yaml', 'phone', phone.replace(/\d$/, '9'));
  edit('towns/kuna.yaml', 'attractions', attractions);
  // One review alone does not move on.
  const [review] = z
    .array(z.looseObject({ id: z.string() }))
    .parse(read('testimonials.yaml').toJS().testimonials);
  edit('testimonials.yaml', 'testimonials', [review, { ...review, id: 'two' }]);
  edit('redirects.yaml', 'redirects', [{ from: `/places/${led.slug}/`, to: '/areas/kuna/' }]);
}

/** What a CDN would be: it asks the bucket's website and passes on what that says. */
function standIn(
  { endpoint, websiteHost }: ObjectStore,
  bucket: string,
  port: number,
): NginxServer {
  const host = websiteHost(bucket);
  const config = `
    location / {
      proxy_pass ${endpoint};
      proxy_set_header Host ${host};
      proxy_redirect http://${host}/ /;
      proxy_redirect http://${host}:17480/ /;
    }`;
  return { port, config };
}
