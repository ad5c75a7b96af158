import { marked } from 'marked';

/** HTML from the owner's Markdown, which is trusted and has headings from the second level down. */
export function markdownToHtml(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
