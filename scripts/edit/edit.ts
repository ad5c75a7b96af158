import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import open from 'open';
import { contentRoot } from '../../lib/content/content-root';
import { bundlePage } from './bundle-page';
import { newSession } from './save/session';
import { finishSave } from './save/write-files';
import { freePort, startPreview } from './serve/preview';
import { createEditServer } from './serve/server';

/**
 * `npm run edit`: an editor for what the site says, in the browser of this computer. It prints its
 * address and opens it, unless told --no-open.
 */
const root = contentRoot();
finishSave(root);
const token = randomBytes(24).toString('base64url');
const preview = startPreview(process.cwd(), await freePort());
const server = createEditServer({ session: newSession(root), preview }, await bundlePage(), token);
const port = Number(process.env['PORT'] ?? 0) || (await freePort());
await once(server.listen(port, '127.0.0.1'), 'listening');
const url = `http://127.0.0.1:${port}/${token}/`;
console.log(`Edit the site at ${url}\nPress Ctrl+C to stop.`);
if (!process.argv.includes('--no-open')) await open(url).catch(() => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    preview.stop();
    process.exit();
  });
}
