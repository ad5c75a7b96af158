import { createHash } from 'node:crypto';
import { defaultTreeAdapter } from 'parse5';
import { securityPolicy } from '../../../lib/pages/security-policy';
import {
  attribute,
  descendants,
  type HtmlDocument,
  hasAttribute,
  newElement,
  sourceOf,
} from '../../pages/html-tree';

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
 * @throws Error when the page names no charset.
 */
export function writePolicy(document: HtmlDocument, connect: readonly string[] = []): void {
  const elements = descendants(document);
  const hashesIn = (name: string) => [
    ...new Set(
      elements
        .filter((element) => element.tagName === name && !isData(attribute(element, 'type')))
        .map(sourceOf)
        .filter(Boolean)
        .map(hashOf),
    ),
  ];
  const content = securityPolicy({
    scripts: hashesIn('script'),
    styles: hashesIn('style'),
    connect,
  });
  const charset = elements.find((element) => hasAttribute(element, 'charset'));
  if (!charset?.parentNode) throw new Error('expected a charset, found none');
  const meta = newElement('meta', { 'http-equiv': 'Content-Security-Policy', content });
  const { parentNode: head } = charset;
  const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
  if (next) defaultTreeAdapter.insertBefore(head, meta, next);
  else defaultTreeAdapter.appendChild(head, meta);
}

const isData = (type: string) => type === 'application/ld+json';
