import type { CheerioAPI } from 'cheerio';
import { never } from '../../../lib/contact/commission-line';
import type { DatedClaim } from '../../../lib/content/claims';
import { escapeText } from '../../../lib/drawing/svg';
import { sentencesOf } from '../../../lib/fit-text';
import { addDays } from '../../../lib/hours/calendar';
import { isReactText, nodesOf } from '../../pages/html';

/**
 * Gives each sentence with a claim that holds through a last day that day, after which the early script hides
 * it: nobody may rebuild the page by then. In a text that React has, the whole element goes.
 *
 * @param brand what a heading says that has nothing else left.
 */
export function dateClaims($: CheerioAPI, claims: readonly DatedClaim[], brand: string): void {
  const endOf = (text: string) =>
    claims
      .flatMap(({ words, through }) => (words.test(text) ? addDays(through, 1) : []))
      .sort()
      .at(0);
  for (const node of nodesOf($)) {
    const end = node.type === 'text' ? endOf(node.data) : undefined;
    const around = $(node).parent();
    if (!end || around.closest('head, script, style, svg, [data-until]').length > 0) continue;
    if (isReactText($, node)) {
      around.attr('data-until', end);
      continue;
    }
    const sentences = sentencesOf($(node).text()).map((sentence) => {
      const until = endOf(sentence);
      const text = escapeText(sentence);
      return until ? `<span data-until="${until}">${text}</span>` : text;
    });
    const heading = around.closest('h1');
    if (sentences.length === 1 && heading.text().trim() === $(node).text().trim()) {
      sentences.push(
        `<span data-from="${end}" data-until="${never}" hidden>${escapeText(brand)}</span>`,
      );
    }
    $(node).replaceWith(sentences.join(''));
  }
}
