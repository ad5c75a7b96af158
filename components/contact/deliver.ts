import type { ContactMessage } from '@/lib/contact/contact-message';
import type { Outcome } from './outcome';

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** The address answered that it does not take the message. */
class Refusal extends Error {}

/**
 * Posts a message as JSON to an address of another origin, once (decision 0014). The browser asks
 * that address first, because of the kind of content.
 *
 * @returns what is known then. Nobody knows whether a server that broke down, or gave no answer, has
 *   kept the message.
 */
export async function deliver(address: string, message: ContactMessage): Promise<Outcome> {
  try {
    await post(address, message);
    return 'delivered';
  } catch (error) {
    return error instanceof Refusal ? 'notSent' : 'unconfirmed';
  }
}

async function post(address: string, message: ContactMessage): Promise<void> {
  // AbortSignal.timeout follows no clock that a test can turn.
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      // Led elsewhere, a message arrives as a question without its words.
      redirect: 'error',
      signal: waiting.signal,
    });
    if (status >= 400 && status < 500) throw new Refusal(String(status));
    if (!ok) throw new Error(String(status));
  } finally {
    clearTimeout(timer);
  }
}
