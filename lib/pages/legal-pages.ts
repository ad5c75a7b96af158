import { marked } from 'marked';

/**
 * HTML from the owner's Markdown, which is trusted and has headings from the second level down.
 * Links to other hosts get no access to the window.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replaceAll('<a href="http', '<a rel="noopener" href="http');
}
