import { hash } from 'node:crypto';
import { mapsOrigin } from '../../../lib/schema/urls';
import * as tree from '../../pages/html-tree';

/**
 * Writes the policy of a page into it, right after its charset, before anything it governs: the site's
 * own files, inline scripts and styles by their hashes, and a map's frame after a click. No form is
 * submitted: if messages are delivered, a script sends them (decision 0014). `frame-ancestors` works
 * only in a header, and `upgrade-insecure-requests` would break the preview on http://localhost.
 *
 * @param delivery the other origin the page may send to, if any.
 * @throws Error when the page names no charset.
 */
export function writePolicy(page: tree.HtmlDocument, delivery?: string): void {
  const elements = tree.descendants(page);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesIn('script', elements)].join(' '),
    ["style-src 'self'", ...hashesIn('style', elements)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Before the frame is shown, the page asks whether it can load (components/ui/map-box.client.tsx).
    ["connect-src 'self'", mapsOrigin, delivery].filter(Boolean).join(' '),
    "manifest-src 'self'",
    `frame-src ${mapsOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const attributes = { 'http-equiv': 'Content-Security-Policy', content: policy.join(';') };
  const charset = elements.find((element) => tree.hasAttribute(element, 'charset'));
  const siblings = charset?.parentNode?.childNodes;
  if (!siblings) throw new Error('expected a charset, found none');
  siblings.splice(siblings.indexOf(charset) + 1, 0, tree.newElement('meta', attributes));
}

/** To a browser, speculation rules count as a script and JSON-LD does not. */
function hashesIn(tagName: string, elements: readonly tree.HtmlElement[]) {
  const hashes = elements
    .filter((element) => element.tagName === tagName)
    .filter((element) => tree.attribute(element, 'type') !== 'application/ld+json')
    .map(tree.sourceOf)
    .filter(Boolean)
    .map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return new Set(hashes);
}
