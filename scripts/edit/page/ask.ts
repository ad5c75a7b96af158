import type { Outcome } from '../api';

/** Requests to the editor's server; each throws an Error that says in words what went wrong. */

const gone =
  "The editor isn't running anymore. Start it again with npm run edit; what you typed is still here.";

type Query = Record<string, string>;

async function request(path: string, query: Query = {}, init?: RequestInit): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  try {
    return await fetch(`api/${path}${search && `?${search}`}`, init);
  } catch {
    throw new Error(gone);
  }
}

/** What a response holds. */
async function answer<T>(response: Response): Promise<T> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new Error(gone);
  }
  if (response.ok) return body as T;
  throw new Error(String(Object(body).say ?? 'Something went wrong. Please try again.'));
}

export async function get<T>(path: string, query?: Query): Promise<T> {
  return answer(await request(path, query));
}

export async function post<T>(path: string, body: object): Promise<T> {
  return answer(await request(path, {}, json(body)));
}

/** Sends a file as it is; without one, only the query. */
export async function postFile(path: string, query: Query, file?: File): Promise<Outcome> {
  return answer(await request(path, query, { method: 'POST', body: file ?? null }));
}

/** Gives each object of an answer that has one a line, as soon as its line is there. */
export async function* postForLines<T>(path: string, body: object): AsyncGenerator<T> {
  const response = await request(path, {}, json(body));
  if (!response.ok || !response.body) {
    yield await answer<T>(response);
    return;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(gone);
    });
    const lines = `${rest}${value ?? ''}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
    if (done) return;
  }
}

function json(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** What to say about an error. */
export function sayOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
