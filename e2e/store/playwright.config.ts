import { defineConfig } from '@playwright/test';
import { shared } from '../browsers/shared-config';
import { apache, folder, nginx, site, storeVariables } from './setup';

/**
 * The tests of `npm run test:deploy` on a real store, Ceph behind nginx as a stub CDN, and on nginx
 * and Apache as hosts; and the smoke tests on the site they leave in the store.
 */
export default defineConfig({
  ...shared,
  outputDir: '../../test-results/deploy/browser',
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  use: { ...shared.use, baseURL: site },
  projects: [
    { name: 'deploy', testDir: '.' },
    { name: 'chromium', testDir: '../browsers', dependencies: ['deploy'] },
  ],
  webServer: [
    {
      name: 'Ceph',
      command: 'sh ../../e2e/store/ceph.sh',
      cwd: folder,
      env: storeVariables,
      url: storeVariables.AWS_ENDPOINT_URL,
      timeout: 180_000,
    },
    { name: 'nginx', command: 'nginx -p . -c ../../e2e/store/nginx.conf', cwd: folder, url: nginx },
    { name: 'Apache', command: 'apache2 -f "$PWD/apache.conf" -DFOREGROUND', url: apache },
  ],
  reporter: [['list'], ['json', { outputFile: '../../test-results/deploy.json' }]],
});
