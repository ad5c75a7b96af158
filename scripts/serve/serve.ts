import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { fileNames } from '../../lib/content/file-names';
import { cacheControl, contentType, fileTypeOf } from '../../lib/file-types';

/**
 * Serves an export as the website endpoint of an object store does: index.html for a folder, a
 * redirect to the path with the slash, 404.html with status 404 for everything else.
 *
 * @param folder the export; it is read only once, so that no URL reaches a file outside it.
 */
export function createSiteServer(folder: string): Server {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = new Set(fileNames(folder).map((name) => `/${name}`));
  const serveFile = sirv(folder, {
    etag: true,
    // Where a build wrote them beside the originals (PRECOMPRESS=1).
    brotli: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path.slice(1)));
      if (fileTypeOf(path)) response.setHeader('Content-Type', contentType(path));
    },
  });

  return createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    if (files.has(`${querystring.unescape(path)}/index.html`)) {
      response.writeHead(302, { Location: `${path}/${query ? `?${query}` : ''}` }).end();
      return;
    }
    request.url = path.endsWith('/') ? `${path}index.html` : path;
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': contentType('404.html') }).end(notFound);
    });
  });
}

/** Listens on the port, or on the next free one, and returns the port it got. */
export async function listenOnFreePort(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port), 'listening');
    return port;
  } catch (error) {
    if (String(error).includes('EADDRINUSE')) return listenOnFreePort(server, port + 1);
    throw error;
  }
}
