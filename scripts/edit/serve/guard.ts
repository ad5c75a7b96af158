import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An answer that isn't what was asked for, with its status. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets a request through if it comes from the editor's own page: at this address (not at a name that
 * leads here), with the token, and not on behalf of another site.
 *
 * @returns the path below the token, and the query.
 * @throws Refused
 */
export function pathAllowed(request: IncomingMessage, token: string, port: number): URL {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) {
    throw new Refused(403, 'The editor answers only at its own address.');
  }
  const isOurs = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
  if (!isOurs || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
    throw new Refused(403, 'The editor answers only its own page.');
  }
  const [, given = '', path = ''] = /^\/([^/?]*)\/?(.*)$/s.exec(request.url ?? '') ?? [];
  if (!isSame(given, token)) {
    throw new Refused(403, 'This address is out of date. Use the one that npm run edit prints.');
  }
  return new URL(path, 'http://editor/');
}

/**
 * The body of a request.
 *
 * @param most how many bytes it may have.
 * @throws Refused
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = `That is too much at once: at most ${most / 1_000_000} MB.`;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refused(413, tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > most) throw new Refused(413, tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
