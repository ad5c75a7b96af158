import { datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { buildIfNeeded } from '../build/build-if-needed';
import { reportContentErrors } from '../content/report-content-errors';
import { createSiteServer, listen } from './serve';

/** `npm start`: builds the site if needed, serves it on PORT or a free port, and prints its URL. */
const root = process.cwd();
const wanted = process.env['PORT'];

await reportContentErrors(() => {
  if (!buildIfNeeded(root, datedFacts(readContent(contentRoot())))) process.exitCode = 1;
});
if (process.exitCode) process.exit();

try {
  const port = await listen(createSiteServer(outFolder()), Number(wanted || 3000), !wanted);
  console.log(`The site is at http://localhost:${port} (press Ctrl+C to stop it).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
