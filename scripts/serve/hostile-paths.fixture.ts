import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileNames } from '../../lib/content/file-names';

const folders =
  '/ /areas/ /locations/ /places/ /services/ /areas/vetch/ /_next/static/ /.well-known/'.split(' ');

/** What typos, scanners and broken links append to a folder. */
const ends = String.raw`
  .. ../.. ../package.json ../../../../etc/passwd ./././ .../ ~
  %2e%2e/package.json ..%2fpackage.json ..%2f..%2f..%2fetc%2fpasswd %2e%2e%2f
  ..%5cpackage.json ..\package.json %252e%252e%252fpackage.json %c0%ae%c0%ae/
  / // //package.json /evil.example/ %2f%2fevil.example %5c%5cevil.example vetch// //vetch/
  %00 vetch%00 index.html%00.png %0d%0aset-cookie:a=b %0a %09 %7f %ff
  % %% %zz %u0041 %e0%a4%a %ed%a0%80 %F0%9F%92%A9/ %E2%80%AEhctev/
  %3Cscript%3Ealert(1)%3C%2Fscript%3E/ %22onload=%22alert(1)/ '-alert(1)-'/ %60/
  __proto__/ constructor/ javascript:alert(1) .git/config .env CON
  ${'a'.repeat(4000)}/`
  .trim()
  .split(/\s+/);

/** 400 paths that no page has, or that no browser would send. */
export const hostilePaths = folders.flatMap((folder) => ends.map((end) => folder + end));

/**
 * Requests every hostile path from a host. A wrong answer is a server error, a redirect to another
 * site, or the bytes of anything but a file of the site. A request that violates HTTP gets a 400.
 *
 * @param out the folder of the export that the host serves.
 * @returns a line for each answer that is wrong, with its path.
 */
export async function wrongAnswers(origin: string, out: string): Promise<string[]> {
  const files = new Set(fileNames(out).map((name) => readFileSync(join(out, name), 'latin1')));
  // This page gives the phone number.
  const notFound = readFileSync(join(out, '404.html'), 'latin1');
  const { hostname, port } = new URL(origin);
  const wrong: string[] = [];
  for (const path of hostilePaths) {
    // Verbatim: fetch() would normalize some of them and refuse others.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path }, resolve).once('error', reject);
    });
    const { statusCode: status, headers } = response;
    const { location = '' } = headers;
    const body = (await buffer(response)).toString('latin1');
    const isRight =
      status === 400 ||
      (status === 404 && body === notFound) ||
      (status === 200 && files.has(body)) ||
      ((status === 301 || status === 302) && /^\/(?![/\\])/.test(location));
    if (!isRight)
      wrong.push(`${path.slice(0, 80)} answers ${status} ${location} ${body.slice(0, 80)}`);
  }
  return wrong;
}
