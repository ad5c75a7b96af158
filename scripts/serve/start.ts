import { outFolder } from '../../lib/content/content-root';
import { createSiteServer, listenOnFreePort } from './serve';

/** `npm run serve`: serves the last build on PORT or a free port, and prints its URL. */
const wanted = process.env['PORT'];
const port = await listenOnFreePort(createSiteServer(outFolder()), Number(wanted || 3000));
if (wanted && port !== Number(wanted)) {
  console.error(`Port ${wanted} is in use: stop the program that uses it, or set PORT to another.`);
  process.exit(1);
}
console.log(`The site is at http://localhost:${port} (press Ctrl+C to stop it).`);
