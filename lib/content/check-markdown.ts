import { marked, type Token } from 'marked';
import type { TextFinding } from './problem';

/** What a text's page can show wherever it stands (components/legal/legal-page.tsx). */
const shown =
  /^(?:space|def|text|escape|br|strong|em|del|codespan|link|paragraph|list|list_item|blockquote|hr)$/;

const aLink = 'a link that begins with https:// or /';

/** What is expected in place of a part of a text; nothing if its page can show it. */
function expectedFor(token: Token, level: number): string | undefined {
  switch (token.type) {
    case 'heading':
      if (token.depth === 1) return 'headings below the title of the page (##)';
      if (!token.text) return 'a heading with words';
      return token.depth > level + 1 ? `a heading of ${'#'.repeat(level + 1)}` : '';
    case 'link':
      return /^(?:https?:|mailto:|tel:|#|\/(?!\/))/.test(token.href) ? '' : aLink;
    case 'text':
      // Its address has a space, so it isn't read as a link.
      return !token.tokens && token.raw.includes('](') ? aLink : '';
    case 'table':
      return token.align.some(Boolean) ? 'a table whose second line has no colons' : '';
    case 'paragraph':
      return token.raw.startsWith('|') ? 'a table with a line of headings' : '';
    case 'image':
      return 'no picture';
    case 'code':
      return 'a line that begins at its edge';
    default:
      return shown.test(token.type) ? '' : 'no HTML and no boxes';
  }
}

/** What a Markdown text pasted from elsewhere may have that its page can't show, or mustn't. */
export function checkMarkdown(text: string): TextFinding[] {
  const findings: TextFinding[] = [];
  let [at, level] = [0, 1];
  marked.walkTokens(marked.lexer(text), (token) => {
    const { raw } = token;
    // The lines of a quotation have lost their signs: they are near what is before them.
    const index = Math.max(at, text.indexOf(raw, at));
    const isInnermost = !('tokens' in token || 'items' in token || 'header' in token);
    at = isInnermost ? index + raw.length : index;
    const expected = expectedFor(token, level);
    if (token.type === 'heading') level = token.depth;
    const [found = ''] = raw.trim().split('\n');
    if (expected) findings.push({ expected, found: `"${found}"`, index });
  });
  return findings;
}
