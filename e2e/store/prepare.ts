import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withContent } from '../../scripts/go-live/complete-content.fixture';
import { securityHeaders } from '../../scripts/hosting/headers';
import { nginxSnippet } from '../../scripts/hosting/nginx';
import { pageSources } from '../../scripts/hosting/page-sources';
import { installPackages } from './packages';
import { after, before, folder } from './setup';

/**
 * Makes ready what the tests of `npm run test:deploy` need: Debian's packages of Ceph and nginx (some
 * 100 with what they depend on), and two builds.
 */
if (!installPackages('ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw', 'nginx-light')) {
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });

/** From one build to the other every page changes, one goes, and one is redirected. */
const redirects = [{ from: '/places/moved/', to: '/areas/kuna/' }];
const builds = [
  {
    env: before,
    changes: {
      'content/towns/kuna.yaml': { 'attractions.0.slug': 'gone', 'attractions.1.slug': 'moved' },
    },
  },
  {
    env: after,
    changes: {
      'content/business.yaml': { phone: '208-555-2369' },
      'content/redirects.yaml': { redirects },
      // The carousel does not move with a single review.
      'content/testimonials.yaml': {
        'testimonials.1': {
          id: 'two',
          name: 'B. Client',
          location: 'Nampa, Idaho',
          rating: 5,
          text: 'The notary came the same evening and brought a good pen.',
          source: 'A business profile',
          date: '2026-10-02',
          permission: 'By email',
        },
      },
    },
  },
];
for (const { env, changes } of builds) {
  withContent(changes, (root) => cpSync(root, env.SITE_CONTENT, { recursive: true }));
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  if (spawnSync('npm run build', options).status !== 0) process.exit(1);
}
const headers = securityHeaders(pageSources(after.SITE_OUT));
writeFileSync(join(folder, 'hosting.conf'), nginxSnippet(headers, redirects));
