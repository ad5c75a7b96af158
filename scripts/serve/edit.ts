import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { buildAdmin } from '../admin/build-admin';
import { reportContentErrors } from '../content/report-content-errors';
import { listen } from './serve';

/**
 * `npm run edit`: the forms of /admin/ on this computer, beside the site as it is in this folder. Each
 * save changes a file here, and the site at once. Chrome and Edge can do that, on localhost only.
 */
const root = process.cwd();
const folder = join(root, '.next/cache/forms');

await reportContentErrors(async () => {
  // Next isn't asked for a free port, because the forms have to know it before.
  const trial = createServer();
  const site = await listen(trial, 3000);
  trial.close();
  const url = `http://localhost:${site}`;
  await buildAdmin(readContentWithLines(contentRoot(), buildDay()), folder, url);
  const forms = await listen(createServer(sirv(folder, { dev: true })), site + 1);
  console.log(`The forms: http://localhost:${forms}/admin/ (in Chrome or Edge)
Choose "Work with Local Repository", then this folder: ${root}
The site: ${url} (press Ctrl+C to stop both)`);
  if (!existsSync(join(root, '.git'))) {
    console.log('The browser takes only a folder that Git knows: type "git init" first.');
  }
  const next = ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port'];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  spawn(process.execPath, [...next, String(site)], { stdio: 'inherit', env }).on('exit', (code) =>
    process.exit(code ?? 0),
  );
});
