import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { routes } from '../../lib/routes';
import { cacheControl } from '../hosting/cache-control';
import { contentType } from '../hosting/content-type';
import { pageNames } from '../pages/page-names';

/**
 * Serves an export as the website endpoint of an object store does: index.html for a folder, a
 * redirect to the path with the slash, 404.html with status 404 for everything else.
 *
 * @param folder the export; it is read only once, so that no URL reaches a file outside of it.
 * @throws Error when the folder contains no site.
 */
export function createSiteServer(folder: string): Server {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`There is no site in ${folder}: run "npm run build" first.`);
  }
  const notFound = readFileSync(notFoundFile);
  const pages = pageNames(folder).map((name) => `/${name}`);
  const folders = new Set(
    pages.filter((page) => page.endsWith('/index.html')).map((page) => posix.join(page, '../')),
  );
  const serveFile = sirv(folder, {
    etag: true,
    // Where a build wrote them beside the originals (PRECOMPRESS=1).
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path.slice(1)));
      // sirv has no type for the one, and an outdated one for the other.
      if (path === routes.favicon || path === routes.vcard)
        response.setHeader('Content-Type', contentType(path));
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
 *
 * @returns the port it got.
 * @throws Error in plain words when the port is taken.
 */
export async function listen(server: Server, port: number, next: boolean): Promise<number> {
  const lastPort = next ? port + 100 : port;
  for (let candidate = port; candidate <= lastPort; candidate++) {
    if (await listens(server, candidate)) return candidate;
  }
  throw new Error(
    next
      ? `Ports ${port} to ${lastPort} are all taken: stop what uses them.`
      : `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
  );
}

async function listens(server: Server, port: number): Promise<boolean> {
  server.listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (error && typeof error === 'object' && 'code' in error && error.code === 'EADDRINUSE') {
      return false;
    }
    throw error;
  }
}
