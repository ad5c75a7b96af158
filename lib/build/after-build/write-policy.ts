import { createHash } from 'node:crypto';
import { securityPolicy } from '../../security-policy';
import { type PageResult, UnknownShape } from './step';

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const charset = /<meta charset="utf-8"\/?>/i;

/** The hash of each text, worked out once: the pages share their inline script and style. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/**
 * Writes the policy into the page, right behind its charset, before anything that it rules. Data in
 * a script element is no script; rules for speculation are, to a browser.
 *
 * @param connect the origins besides its own that the page may send to.
 * @throws UnknownShape when the page names its charset in another way.
 */
export function writePolicy(html: string, connect: readonly string[] = []): PageResult {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', text = ''] of html.matchAll(inline)) {
    if (element === 'style') styles.add(hashOf(text));
    else if (text && !attributes.includes('application/ld+json')) scripts.add(hashOf(text));
  }
  const policy = securityPolicy({ scripts: [...scripts], styles: [...styles], connect });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = charset.exec(html);
  if (!place) throw new UnknownShape('a charset', html);
  const end = place.index + place[0].length;
  return { html: html.slice(0, end) + meta + html.slice(end) };
}
