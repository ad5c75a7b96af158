import { spawnSync } from 'node:child_process';
import { datedFacts } from '../../lib/content/dated-facts';
import { readContent } from '../../lib/content/read-content';
import { needsBuild } from '../build/needs-build';
import { reportContentErrors } from '../content/report-content-errors';
import { createSiteServer, listen } from './serve';

/** `npm start`: builds the site when needed, serves it at PORT or a free port, and prints its URL. */
const root = process.cwd();
const wanted = process.env['PORT'];

await reportContentErrors(() => {
  if (!needsBuild(root, datedFacts(readContent(root).business))) return;
  const built = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  if (built.status !== 0) process.exit(built.status ?? 1);
});
if (process.exitCode) process.exit();

try {
  const port = await listen(createSiteServer(`${root}/out`), Number(wanted || 3000), !wanted);
  console.log(`The site is at http://localhost:${port} (stop it with Ctrl+C).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
