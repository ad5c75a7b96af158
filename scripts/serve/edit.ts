import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { readContentWithLines } from '../../lib/content/read-content';
import { buildAdmin } from '../admin/build-admin';
import { reportContentErrors } from '../report-content-errors';
import { runNext } from '../run-script';
import { listenOnFreePort } from './serve';

/**
 * `npm run edit`: the forms of /admin/ on this computer, beside the site as it is in this folder.
 * Each save changes a file here, and the site at once. Only Chrome and Edge can, on localhost.
 */
const folder = '.next/cache/forms';

await reportContentErrors(async () => {
  // Next isn't asked for a free port, because the forms have to know it before.
  const trial = createServer();
  const site = await listenOnFreePort(trial, 3000);
  trial.close();
  const url = `http://localhost:${site}`;
  await buildAdmin(readContentWithLines(), folder, url);
  const forms = await listenOnFreePort(createServer(sirv(folder, { dev: true })), site + 1);
  console.log(`The forms: http://localhost:${forms}/admin/ (in Chrome or Edge)
Choose "Work with Local Repository", then this folder: ${process.cwd()}
The site: ${url} (press Ctrl+C to stop both)`);
  if (!existsSync('.git')) {
    console.log('The browser takes only a folder that Git knows: type "git init" first.');
  }
  process.exit((await runNext('dev', '--hostname', 'localhost', '--port', String(site))) ?? 0);
});
