import type { CheerioAPI } from 'cheerio';
import { farFuture } from '../../../lib/contact/commissions';
import { type DatedClaim, makesClaim } from '../../../lib/content/text/claims';
import { escapeText } from '../../../lib/drawing/svg';
import { sentencesOf } from '../../../lib/fit-text';
import { addDays } from '../../../lib/hours/calendar';
import { isReactText, nodesOf } from '../../html';

/** Elements in which a sentence begins and ends. */
const block = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, details';

/**
 * Marks each sentence with a claim that ends, such as "We're insured", with the first day on which
 * it's false: `data-until`. From that day on, the early script hides the sentence, even if nobody
 * has built the site again. It hides the whole element if React expects its text as it is, if it
 * has links or bold words, or if no other sentence is left. Reviews, in clients' words, stay.
 *
 * @param brand the text for a main heading that would be empty.
 */
export function dateClaims($: CheerioAPI, claims: readonly DatedClaim[], brand: string): void {
  const endOf = (text: string) =>
    claims.flatMap((claim) => (makesClaim(text, claim) ? addDays(claim.through, 1) : [])).sort()[0];
  for (const node of nodesOf($)) {
    const end = node.type === 'text' ? endOf(node.data) : undefined;
    const around = $(node).parent();
    const kept = 'head, script, style, svg, blockquote, [data-until]';
    if (!end || around.closest(kept).length > 0) continue;
    if (isReactText($, node) || around.closest(block).find('a, b, strong, em, i').length > 0) {
      around.closest(`${block}, [data-island] *`).attr('data-until', end);
      continue;
    }
    const sentences = sentencesOf($(node).text()).map((text) => ({ text, until: endOf(text) }));
    const html = sentences.map(({ text, until }) =>
      until ? `<span data-until="${until}">${escapeText(text)}</span>` : escapeText(text),
    );
    const whole = around.closest(block);
    const ends = sentences.flatMap(({ until }) => until ?? []).sort();
    const isAll = ends.length === sentences.length && whole.text().trim() === $(node).text().trim();
    const [last = end] = ends.slice(-1);
    if (isAll && whole.is('h1')) {
      const instead = escapeText(brand);
      html.push(`<span data-from="${last}" data-until="${farFuture}" hidden>${instead}</span>`);
    } else if (isAll) whole.closest('li, details, dd, p').attr('data-until', last);
    $(node).replaceWith(html.join(''));
  }
}
