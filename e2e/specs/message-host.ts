import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { scenario } from '../scenario/scenario';

/** What the address for messages does with one: a status, or no answer of its own. */
type Answer = number | 'later' | 'never' | 'drop' | 'refuse other sites' | 'lead elsewhere';

/** The address where the scenario of the site delivers messages, on this machine. */
export function messageHost() {
  let answer: Answer = 200;
  let release = () => {};
  /** The bytes of each message, in the order of their arrival. */
  const received: Buffer[] = [];
  const elsewhere: (string | undefined)[] = [];

  const server = createServer(async (request, response) => {
    if (answer !== 'refuse other sites') {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (request.url !== new URL(scenario.delivery.address).pathname) {
      elsewhere.push(request.url);
      response.writeHead(200).end();
    } else {
      received.push(await bytes(request));
      await respond(response, answer);
    }
  });

  async function respond(response: ServerResponse, how: Answer) {
    if (how === 'never') return;
    if (how === 'drop') response.socket?.destroy();
    else if (how === 'lead elsewhere') response.writeHead(303, { Location: '/thanks' }).end();
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
    elsewhere,
    /** Forgets what came, and answers like this from now on. */
    answers(next: Answer) {
      answer = next;
      received.length = 0;
      elsewhere.length = 0;
    },
    /** Gives the answer that was to come later. */
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
