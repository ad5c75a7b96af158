import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl } from '../hosting/cache-control';

const types: Record<string, string> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves an export as a good host does: brotli at its strongest (Node's own level, 11), files with
 * a hash in their name kept for ever, all else asked for again, 404.html for what is not there.
 * Compressed once, at the first request; each file is then held in memory.
 */
export function createBenchServer(folder: string): Server {
  const answers = new Map<string, Answer>();
  return createServer((request, response) => {
    // The parser folds ".." away, so that no address leads out of the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? answerFor(folder, pathname);
    answers.set(pathname, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

function answerFor(folder: string, path: string): Answer {
  const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  // A path without a dot would be a folder: pages are asked for with their slash.
  const found = extname(wanted) !== '' && existsSync(wanted);
  const file = found ? wanted : join(folder, '404.html');
  const type = types[extname(file)];
  const bytes = readFileSync(file);
  // Fonts and pictures are compressed already.
  const body = type ? brotliCompressSync(bytes) : bytes;
  return {
    status: found ? 200 : 404,
    headers: {
      ...(type && { 'Content-Type': type, 'Content-Encoding': 'br' }),
      'Cache-Control': found ? cacheControl(path.slice(1)) : 'no-cache',
      'Content-Length': String(body.length),
    },
    body,
  };
}
