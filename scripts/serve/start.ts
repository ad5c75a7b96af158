import { datedFacts } from '../../lib/content/build-day';
import { outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { buildIfNeeded } from '../build/build-if-needed';
import { reportContentErrors } from '../content/report-content-errors';
import { createSiteServer, listen } from './serve';

/** `npm start`: builds the site if needed, serves it on PORT or a free port, and prints its URL. */
await reportContentErrors(() => {
  if (!buildIfNeeded(datedFacts(readContent()))) process.exitCode = 1;
});
if (process.exitCode) process.exit();

const wanted = process.env['PORT'];
const port = await listen(createSiteServer(outFolder()), Number(wanted || 3000));
if (wanted && port !== Number(wanted)) {
  console.error(`Port ${wanted} is in use: stop the program that uses it, or set PORT to another.`);
  process.exit(1);
}
console.log(`The site is at http://localhost:${port} (press Ctrl+C to stop it).`);
