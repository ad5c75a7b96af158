import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { delivery } from '../sites/sites';

/** How the service answers a message: with this status, or in its own way. */
type Answer = number | ((response: ServerResponse) => void);

/** A local version of the service the lapsed site delivers messages to. */
export function messageService() {
  let answer: Answer = 200;
  let allowsOtherSites = true;
  /** The messages, in order of arrival. */
  const received: string[] = [];
  /** The paths of requests that followed a redirect. */
  const followed: (string | undefined)[] = [];

  const server = createServer(async (request, response) => {
    if (allowsOtherSites) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (request.url !== new URL(delivery.url).pathname) {
      followed.push(request.url);
      response.end();
    } else {
      received.push(String(await buffer(request)));
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else answer(response);
    }
  });

  return {
    received,
    followed,
    /** Forgets what has arrived, and answers like this from now on. */
    answers(next: Answer, toOtherSites = true) {
      answer = next;
      allowsOtherSites = toOtherSites;
      received.length = 0;
      followed.length = 0;
    },
    start: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(delivery.port, 'localhost', resolve);
      }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
