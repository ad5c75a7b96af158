import { marked, type Tokens } from 'marked';
import { isLink, isWebUrl, linkInWords } from '../../schema/urls';
import type { Mismatch } from '../problem';

const shown = /^(?:space|def|escape|br|strong|em|del|codespan|list|list_item|blockquote|hr)$/;

/** What to write in place of other parts of a text; false if the page can show this one. */
const limits: Readonly<Record<string, (token: Tokens.Generic) => string | false>> = {
  heading: ({ depth }) => depth === 1 && 'headings below the title of the page (##)',
  link: ({ href }) => !isLink(href) && !isWebUrl(href) && linkInWords,
  // An address with a space makes no link.
  text: ({ raw, tokens }) => !tokens && raw.includes('](') && linkInWords,
  table: ({ align }) => align.some(Boolean) && 'a table whose second line has no colons',
  paragraph: ({ raw }) => raw.startsWith('|') && 'a table with a line of headings',
  image: () => 'no picture',
  code: () => 'a line that begins at its edge',
};

/** Finds what a legal page can't or mustn't show: its text may be pasted from elsewhere. */
export function checkMarkdown(text: string): Mismatch[] {
  const problems: Mismatch[] = [];
  let at = 0;
  marked.walkTokens(marked.lexer(text), (token) => {
    const { type, raw } = token;
    // marked takes the > off a quotation's lines: not found, they are near what is before them.
    const index = Math.max(at, text.indexOf(raw, at));
    const isInnermost = !('tokens' in token || 'items' in token || 'header' in token);
    at = isInnermost ? index + raw.length : index;
    const expected = !shown.test(type) && (limits[type]?.(token) ?? 'no HTML and no boxes');
    const [found = ''] = raw.trim().split('\n');
    if (expected) problems.push({ expected, found: `"${found}"`, index });
  });
  return problems;
}
