import { join } from 'node:path';

/** What test-deploy.ts starts and builds, all of it on this machine, and where the tests find it. */

export const folder = join(process.cwd(), 'test-results/deploy');

const build = (name: string) => ({
  /** The folder whose content/ the build is made from. */
  content: join(folder, name),
  /** The folder of its export, relative to the project. */
  out: `test-results/deploy/${name}/out`,
});
export type Build = ReturnType<typeof build>;

/** Two builds of a site that may be public. */
export const before = build('before');
export const after = build('after');

/** The variables of the environment for a build, and for its deployment. */
export function buildEnvironment({ content, out }: Build): Record<string, string> {
  return {
    SITE_CONTENT: content,
    SITE_OUT: out,
    SITE_SHARE_IMAGES: 'none',
    // Noon in Idaho on 2026-11-21, the day that the complete content is for.
    SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 19) / 1000),
  };
}

export const gateway = '127.0.0.1:17480';
export const endpoint = `http://${gateway}`;
export const credentials = { accessKeyId: 'deploy-test', secretAccessKey: 'deploy-test-secret' };

/** A bucket for each group of tests that needs an empty one, and the port of the stub CDN for it. */
export const buckets = {
  visits: 17_500,
  interrupted: 17_501,
  network: 17_502,
  preview: 17_503,
  refused: 17_504,
  folder: 17_505,
};
export type Bucket = keyof typeof buckets;

/** The URL at which the stub CDN serves a bucket. */
export function siteOf(bucket: Bucket): string {
  return `http://localhost:${buckets[bucket]}`;
}

/** The port at which nginx serves the folder of the second build. */
export const nginxPort = 17_499;
