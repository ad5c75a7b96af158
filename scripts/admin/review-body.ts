import { renderSVG } from 'uqr';
import { escapeText } from '../../lib/drawing/svg';
import type { Content } from '../../lib/schema/content';
import { fill } from '../../lib/text/templates';

/** The card, as wide as a business card, is all that prints. */
const style =
  'section{box-sizing:border-box;width:3.5in;padding:.25in;border:1px solid;text-align:center;overflow-wrap:anywhere}section h2,section p{margin:.5rem 0}svg{display:block;width:2in;margin:auto}@media print{h1,div,section~p{display:none}}';

export function reviewBody({ business, pages: { review } }: Content): string {
  const { brand, reviewLink: link = 'https://' } = business;
  // ISO/IEC 18004 asks for four modules of white around a code; at level M, it survives a smudge.
  const code = renderSVG(link, { ecc: 'M', border: 4 });
  return `<style>${style}</style><section><h2>${escapeText(brand)}</h2>
<p>${escapeText(review.thanks)}</p>${code}<p>${escapeText(link)}</p></section>
<div><p>Only the card prints. Give it, or the text below, to every client alike.</p>
<h2>Text to send after a visit</h2><p>${escapeText(fill(review.message, { link }))}</p></div>`;
}
