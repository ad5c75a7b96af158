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
import { remembered } from '../remembered';

/** The pages share most of their inline scripts and styles. */
const hashOf = remembered(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/**
 * Writes the policy into the page, right after its charset and so before anything that it governs.
 * To a browser, speculation rules count as a script and JSON-LD does not.
 *
 * @param connect the origins besides its own that the page may send to.
 * @throws Error when the page names no charset.
 */
export function writePolicy(document: HtmlDocument, connect: readonly string[] = []): void {
  const elements = descendants(document);
  const hashesIn = (name: string) => [
    ...new Set(
      elements
        .filter(
          (element) =>
            element.tagName === name && attribute(element, 'type') !== 'application/ld+json',
        )
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
