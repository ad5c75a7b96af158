import { spawnSync } from 'node:child_process';
import { attached } from './attached';

/**
 * `npm run build:attached`: builds the site as Next exports it, for the browser tests: the way back
 * when an upgrade of Next writes its pages in another way.
 */
const { status } = spawnSync('npm run build', {
  stdio: 'inherit',
  shell: true,
  env: { ...process.env, DETACH: '0', SITE_OUT: attached, SITE_SHARE_IMAGES: 'none' },
});
process.exitCode = status ?? 1;
