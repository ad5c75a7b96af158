import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { scenario } from '../scenario/scenario';

/** How the service answers a message: with this status, or in a way that fails. */
type Answer = number | 'later' | 'drop' | 'refuse other sites' | 'redirect';

/** A local version of the service to which the scenario's site delivers messages. */
export function messageService() {
  let answer: Answer = 200;
  let release = () => {};
  /** The bytes of each message, in the order of their arrival. */
  const received: Buffer[] = [];
  /** The paths of requests that followed a redirect. */
  const followed: (string | undefined)[] = [];

  const server = createServer(async (request, response) => {
    if (answer !== 'refuse other sites') {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (request.url !== new URL(scenario.delivery.url).pathname) {
      followed.push(request.url);
      response.writeHead(200).end();
    } else {
      received.push(await bytes(request));
      await respond(response, answer);
    }
  });

  async function respond(response: ServerResponse, how: Answer) {
    if (how === 'drop') response.socket?.destroy();
    else if (how === 'redirect') response.writeHead(303, { Location: '/thanks' }).end();
    else {
      if (how === 'later') {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }
      response.writeHead(typeof how === 'number' ? how : 200).end('{}');
    }
  }

  return {
    received,
    followed,
    /** Forgets what has arrived, and answers like this from now on. */
    answers(next: Answer) {
      answer = next;
      received.length = 0;
      followed.length = 0;
    },
    /** Sends the answer that 'later' held back. */
    answerNow: () => release(),
    start: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(scenario.delivery.port, 'localhost', resolve);
      }),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
