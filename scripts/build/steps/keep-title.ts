import type { CheerioAPI } from 'cheerio';
import { officeTitle } from '../../../lib/content/text/claims';
import { escapeText } from '../../../lib/drawing/svg';
import { isReactText, translatedTitles } from '../../html';

/**
 * Keeps translators from the title of the office. The element around it is marked where React
 * expects its own texts, in an island, and where another one would be laid out as one more item.
 */
export function keepTitle($: CheerioAPI): void {
  for (const text of translatedTitles($)) {
    const around = $(text).parent();
    const isRow = around.is('[class*="flex"], [class*="grid"], .button');
    const marked = escapeText($(text).text()).replace(
      officeTitle,
      '<span translate="no">$&</span>',
    );
    if (isReactText($, text) || isRow) around.attr('translate', 'no');
    else $(text).replaceWith(marked);
  }
}
