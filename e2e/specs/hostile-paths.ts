import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileNames } from '../../scripts/pages/page-names';

const folders = [
  '/',
  '/areas/',
  '/locations/',
  '/places/',
  '/services/',
  '/areas/boise/',
  '/_next/static/',
  '/.well-known/',
];

/** What typing errors, scanners and broken links append to a folder. */
const ends = [
  ...['..', '../..', '../package.json', '../../../../etc/passwd', './././', '.../', '~'],
  ...['%2e%2e/package.json', '..%2fpackage.json', '..%2f..%2f..%2fetc%2fpasswd', '%2e%2e%2f'],
  ...['..%5cpackage.json', '..\\package.json', '%252e%252e%252fpackage.json', '%c0%ae%c0%ae/'],
  ...[
    '/',
    '//',
    '//package.json',
    '/evil.example/',
    '%2f%2fevil.example',
    '%5c%5cevil.example',
    'boise//',
    '//boise/',
  ],
  ...['%00', 'boise%00', 'index.html%00.png', '%0d%0aset-cookie:a=b', '%0a', '%09', '%7f', '%ff'],
  ...['%', '%%', '%zz', '%u0041', '%e0%a4%a', '%ed%a0%80', '%F0%9F%92%A9/', '%E2%80%AEesiob/'],
  ...['%3Cscript%3Ealert(1)%3C%2Fscript%3E/', '%22onload=%22alert(1)/', "'-alert(1)-'/", '%60/'],
  ...['__proto__/', 'constructor/', 'javascript:alert(1)', '.git/config', '.env', 'CON'],
  ...[`${'a'.repeat(4000)}/`],
];

/** 400 paths that no page has, or that no browser would send. */
export const hostilePaths = folders.flatMap((folder) => ends.map((end) => folder + end));

interface RawAnswer {
  status: number;
  location: string;
  body: Buffer;
}

/** Requests a path verbatim: Node's own clients would normalize some of them and refuse others. */
function requestVerbatim(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const head = answer.subarray(0, end).toString('latin1');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        location: /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
        body: withoutChunks(answer.subarray(end + 4), /^transfer-encoding: chunked/im.test(head)),
      });
    });
  });
}

function withoutChunks(body: Buffer, isChunked: boolean): Buffer {
  if (!isChunked) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, line).toString('latin1'), 16);
    if (!size) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

/**
 * What is wrong with an answer to a hostile path: a server error, a redirect to another site, or
 * bytes of something that is not a file of the site. A request that violates HTTP gets a 400.
 *
 * @param files the bytes of every file of the site, as latin1.
 * @param notFound the bytes of 404.html, which gives the phone number.
 */
function wrongWith(
  { status, location, body }: RawAnswer,
  files: ReadonlySet<string>,
  notFound: Buffer,
): string | undefined {
  if (status === 301 || status === 302) {
    return /^\/(?![/\\])/.test(location) ? undefined : `redirects to ${location}`;
  }
  if (status === 400) return undefined;
  if (status === 404) return body.equals(notFound) ? undefined : 'answers 404 without 404.html';
  if (status !== 200) return `answers ${status}`;
  return files.has(body.toString('latin1'))
    ? undefined
    : 'answers with something that is not a file of the site';
}

/**
 * Requests every hostile path from a host.
 *
 * @param out the folder of the export that the host serves.
 * @returns a line for each answer that is wrong, with its path.
 */
export async function wrongAnswers(origin: string, out: string): Promise<string[]> {
  const files = new Set(fileNames(out).map((name) => readFileSync(join(out, name), 'latin1')));
  const notFound = readFileSync(join(out, '404.html'));
  const wrong: string[] = [];
  for (const path of hostilePaths) {
    const fault = wrongWith(await requestVerbatim(origin, path), files, notFound);
    if (fault) wrong.push(`${path.slice(0, 80)} ${fault}`);
  }
  return wrong;
}
