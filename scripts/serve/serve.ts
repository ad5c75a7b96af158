import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { routes } from '../../lib/routes';
import { cacheControl } from '../hosting/cache-control';
import { contentType } from '../hosting/content-type';

/**
 * Serves an export as the website endpoint of an object store does: index.html for a folder, a
 * redirect to the path with the slash, 404.html with status 404 for all else.
 * @param folder the export; it is read once, so that no address leads out of it.
 * @throws when the folder holds no site.
 */
export function createSiteServer(folder: string): Server {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`There is no site in ${folder}: run "npm run build" first.`);
  }
  const notFound = readFileSync(notFoundFile);
  const folders = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|[\\/])index\.html$/.test(name))
      .map((name) => `/${name.replaceAll('\\', '/').slice(0, -'index.html'.length)}`),
  );
  const serveFile = sirv(folder, {
    etag: true,
    // Where a build wrote them beside the originals (PRECOMPRESS=1).
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path.slice(1)));
      // The server's own list has an older name for it.
      if (path === routes.vcard) response.setHeader('Content-Type', contentType(path));
    },
  });

  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decodePath(rawPath);
    if (path === undefined) {
      answerNotFound();
    } else if (folders.has(`${path}/`)) {
      response.writeHead(302, { Location: `${rawPath}/${query ? `?${query}` : ''}` }).end();
    } else if (folders.has(path) || !path.endsWith('/')) {
      request.url = folders.has(path) ? `${rawPath}index.html` : rawPath;
      serveFile(request, response, answerNotFound);
    } else {
      answerNotFound();
    }
  });
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Listens on the port, or on the next free one when `next` is set.
 * @returns the port it got.
 * @throws an error in plain words when the port is taken.
 */
export async function listen(server: Server, port: number, next: boolean): Promise<number> {
  const lastPort = next ? port + 100 : port;
  for (let candidate = port; candidate <= lastPort; candidate++) {
    if (await listens(server, candidate)) return candidate;
  }
  throw new Error(
    next
      ? `The ports ${port} to ${lastPort} are all taken: stop what uses them.`
      : `Port ${port} is taken: stop what uses it, or name another one in PORT.`,
  );
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', started);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const started = () => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed).once('listening', started).listen(port);
  });
}
