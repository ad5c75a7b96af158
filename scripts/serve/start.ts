import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../lib/content/content-root';
import { reportContentErrors } from '../content/report-content-errors';
import { runScript } from '../pages/run-script';
import { createSiteServer, listen } from './serve';

/** `npm start`: serves the last build, or else a first one, on PORT or a free port, and prints its URL. */
await reportContentErrors(() => {
  // A build writes this file at its end.
  const isBuilt = existsSync(join(outFolder(), '_headers'));
  if (!isBuilt && !runScript('build')) process.exitCode = 1;
});
if (process.exitCode) process.exit();

const wanted = process.env['PORT'];
const port = await listen(createSiteServer(outFolder()), Number(wanted || 3000));
if (wanted && port !== Number(wanted)) {
  console.error(`Port ${wanted} is in use: stop the program that uses it, or set PORT to another.`);
  process.exit(1);
}
console.log(`The site is at http://localhost:${port} (press Ctrl+C to stop it).`);
