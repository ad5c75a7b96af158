import type { CheerioAPI } from 'cheerio';
import { farFuture } from '../../../lib/contact/commissions';
import { type DatedClaim, makesClaim } from '../../../lib/content/text/claims';
import { escapeText } from '../../../lib/drawing/svg';
import { sentencesOf } from '../../../lib/fit-text';
import { addDays } from '../../../lib/hours/calendar';
import { isReactText, nodesOf } from '../../html';

/** What holds sentences of its own. */
const block = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, details';

/**
 * Marks each sentence whose claim will end with the day after its last (`data-until`). From then on
 * the early script hides it, because nobody may rebuild the page by then. The whole element goes
 * where React has the text, where the sentence has other elements in it, or where nothing else is
 * left. A client's own words stay.
 *
 * @param brand what a heading says that has nothing else left.
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
