import { marked } from 'marked';
import { bySlug } from '../schema/by-slug';
import type { LegalPage } from '../schema/legal-page';

export const legalPageBySlug = bySlug<LegalPage>('legal page');

/**
 * HTML from the owner's Markdown, which is trusted and has headings from the second level down.
 * Links to other hosts get no access to the window.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replaceAll('<a href="http', '<a rel="noopener" href="http');
}
