import { hash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { mapsOrigin } from '../../../lib/schema/urls';

/**
 * Writes the policy of a page into it, right after its charset, before anything it governs: the
 * site's files, inline scripts and styles by their hashes, and a map's frame. No form is submitted:
 * a script sends messages, if they're delivered (decision 0011). `frame-ancestors` works only in a
 * header, and `upgrade-insecure-requests` would break the preview on http://localhost.
 *
 * @param delivery the other origin the page may send to, if any.
 * @throws Error when the page names no charset.
 */
export function writePolicy($: CheerioAPI, delivery?: string): void {
  const content = [
    "default-src 'none'",
    // To a browser, speculation rules count as a script and JSON-LD does not.
    ["script-src 'self'", ...hashesOf($('html script:not([type="application/ld+json"])'))].join(
      ' ',
    ),
    ["style-src 'self'", ...hashesOf($('html style'))].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // components/maps/map-box.island.client.ts asks whether a map can load before it shows one.
    ["connect-src 'self'", mapsOrigin, delivery].filter(Boolean).join(' '),
    "manifest-src 'self'",
    `frame-src ${mapsOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  const charset = $('meta[charset]');
  if (charset.length === 0) throw new Error('expected a charset, found none');
  charset.after($('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content }));
}

/** The hash of each of these scripts or styles that is inline: those in files have no text. */
const hashesOf = (elements: ReturnType<CheerioAPI>) => {
  const texts = elements.get().map((_, index) => elements.eq(index).text());
  return new Set(texts.filter(Boolean).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`));
};
