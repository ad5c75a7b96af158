import { join } from 'node:path';
import { site as testSite } from '../sites/sites';

/** What playwright.config.ts starts and prepare.ts builds, all of it on this machine. */

export const folder = join(process.cwd(), 'test-results/deploy');

/** The environment variables for a build and its deployment. */
export type Build = typeof before;

const build = (name: string) => ({
  ...testSite,
  SITE_CONTENT: join(folder, name),
  SITE_OUT: `test-results/deploy/${name}/out`,
});

/** Two builds of a site that can go live. */
export const before = build('before');
export const after = build('after');

export const oldPhone = '208-555-0241';

/** The gateway of ceph.conf. */
export const gatewayPort = 17_480;
export const storeVariables = {
  AWS_ACCESS_KEY_ID: 'deploy-test',
  AWS_SECRET_ACCESS_KEY: 'deploy-test-secret',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: `http://127.0.0.1:${gatewayPort}`,
};

/** The servers of nginx.conf: the folder of the second build, and the stub CDN for the bucket. */
export const nginx = 'http://localhost:17499';
export const site = 'http://localhost:17500';

/** The server of apache.conf, with the copy that prepare.ts makes of that folder. */
export const apache = 'http://localhost:17501';
