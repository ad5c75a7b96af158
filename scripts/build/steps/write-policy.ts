import { createHash } from 'node:crypto';
import { securityPolicy } from '../../../lib/pages/security-policy';
import * as tree from '../../pages/html-tree';

/**
 * Writes the policy into the page, right after its charset, before anything it governs.
 * To a browser, speculation rules count as a script and JSON-LD does not.
 *
 * @param connect the other origins the page may send to.
 * @throws Error when the page names no charset.
 */
export function writePolicy(page: tree.HtmlDocument, connect: readonly string[] = []): void {
  const elements = tree.descendants(page);
  const hashesIn = (tagName: string) => {
    const sources = elements
      .filter((element) => element.tagName === tagName)
      .filter((element) => tree.attribute(element, 'type') !== 'application/ld+json')
      .map(tree.sourceOf);
    return [...new Set(sources.filter(Boolean).map(hashOf))];
  };
  const content = securityPolicy({
    scripts: hashesIn('script'),
    styles: hashesIn('style'),
    connect,
  });
  const meta = tree.newElement('meta', { 'http-equiv': 'Content-Security-Policy', content });
  const charset = elements.find((element) => tree.hasAttribute(element, 'charset'));
  const siblings = charset?.parentNode?.childNodes;
  if (!siblings) throw new Error('expected a charset, found none');
  siblings.splice(siblings.indexOf(charset) + 1, 0, meta);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
