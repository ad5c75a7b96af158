import type { ContactMessage } from '@/lib/contact/contact-message';

/** What is known of a message without a confirmation: it wasn't sent, or it may have arrived. */
export type Failure = 'notSent' | 'unconfirmed';

export type Outcome = 'delivered' | Failure;

/** How long an answer may take, in milliseconds. */
const timeout = 20_000;

/**
 * Posts a message as JSON to a URL of another origin, once (decision 0011). The content type makes
 * the browser send a preflight request first.
 *
 * @returns what is known then. A server that failed or didn't answer may still have stored the
 *   message.
 */
export async function deliver(url: string, message: ContactMessage): Promise<Outcome> {
  // Without a network, it is certain that nothing was sent.
  if (!navigator.onLine) return 'notSent';
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      // A redirected POST would arrive as a GET without the message.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (ok) return 'delivered';
    return status >= 400 && status < 500 ? 'notSent' : 'unconfirmed';
  } catch {
    return 'unconfirmed';
  }
}
