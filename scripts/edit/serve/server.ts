import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ZodError } from 'zod';
import type { Progress } from '../api';
import { change, type Editor, publish, receive, show } from './answers';
import { pathAllowed, Refused, readBody } from './guard';
import { likenessOf } from './likeness';
import { likenessRequest } from './requests';

/** How many bytes a request may have: what is typed, and a photograph as a camera saves it. */
const most = { json: 2_000_000, file: 45_000_000 };

const files = new Set(['picture', 'upload', 'remove-file']);

export interface Page {
  html: string;
  style: string;
  script: string;
}

function headers(preview: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src 'self' blob: data: ${preview}`,
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

/**
 * The editor's server: its page, and what the page asks for, both below a secret token.
 *
 * @param token only who has it is answered.
 */
export function createEditServer(editor: Editor, page: Page, token: string): Server {
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, {
        ...headers(editor.preview.origin),
        'Content-Type': `${type};charset=utf-8`,
      });
      response.end(body);
    };
    answer(request, response).catch((error: unknown) => {
      const { status, say } = failure(error);
      if (response.headersSent) response.end();
      else send(status, 'application/json', JSON.stringify({ ok: false, say, problems: [] }));
    });

    async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const { pathname, searchParams } = pathAllowed(request, token, port);
      const name = pathname.replace(/^\/api\//, '');
      const query = Object.fromEntries(searchParams);
      const json = (body: unknown) => send(200, 'application/json', JSON.stringify(body));
      if (request.method === 'GET') {
        if (pathname === '/') return send(200, 'text/html', page.html);
        if (pathname === '/style.css') return send(200, 'text/css', page.style);
        if (pathname === '/script.js') return send(200, 'text/javascript', page.script);
        return json(await show(editor, name, query));
      }
      if (request.method !== 'POST') throw new Refused(405, 'That can only be read.');
      if (files.has(name)) {
        const bytes = await readBody(request, most.file);
        return json(await receive(editor.session, name, query, bytes));
      }
      const text = (await readBody(request, most.json)).toString('utf8');
      const body: unknown = JSON.parse(text);
      if (name === 'likeness') {
        return json(likenessOf(editor.session, likenessRequest.parse(body)) ?? null);
      }
      if (name !== 'publish' && name !== 'rollback') return json(change(editor, name, body));
      if (editor.session.isPublishing) {
        throw new Refused(409, 'The site is being published already.');
      }
      response.writeHead(200, {
        ...headers(editor.preview.origin),
        'Content-Type': 'application/x-ndjson',
      });
      const report = (progress: Progress) => response.write(`${JSON.stringify(progress)}\n`);
      await publish(editor, name, body, report);
      response.end();
    }
  });
  return server;
}

function failure(error: unknown): { status: number; say: string } {
  if (error instanceof Refused) return { status: error.status, say: error.message };
  if (error instanceof ZodError || error instanceof SyntaxError) {
    return { status: 400, say: 'The editor could not make sense of that.' };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, say: `Nothing was saved. ${reason}` };
}
