import { execSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { runScript } from '../../scripts/run-script';
import { ownerOf } from '../rehearsals/edit-content';
import { installPackages } from './packages';
import { after, before, folder, oldPhone } from './setup';

/**
 * Prepares what the tests of `npm run test:deploy` need: Debian's packages of Ceph, nginx and
 * Apache (about 100 with their dependencies), and two builds of the made-up business.
 */
const ceph = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];
if (!installPackages(...ceph, 'nginx-light', 'apache2-bin')) process.exit(1);
rmSync(folder, { recursive: true, force: true });

for (const env of [before, after]) {
  const { set } = ownerOf(env.SITE_CONTENT);
  // Leaves nothing to do before the site can go live: see the made-up business's README.md.
  set('content/testimonials.yaml', { 'testimonials.3': undefined });
  set('content/towns/vetch.yaml', { 'attractions.0.verified': true });
  if (env === before) {
    // From this to the content as it is, every page changes, one goes, and one is redirected.
    set('content/business/contact.yaml', { phone: oldPhone });
    set('content/towns/quartz-ford.yaml', { 'attractions.0.slug': 'gone' });
    set('content/towns/alder-falls.yaml', { 'attractions.1.slug': 'kettle-house' });
    set('content/redirects.yaml', { redirects: [] });
  }
  if (!runScript('build', env)) process.exit(1);
}
// For the host of nginx.conf, with the command of the engineer who installs it.
const [writeRedirects = ''] = /^sed .*/m.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
execSync(writeRedirects, { cwd: after.SITE_CONTENT });
rmSync('/tmp/notary-apache', { recursive: true, force: true });
cpSync(after.SITE_OUT, '/tmp/notary-apache/out', { recursive: true });
