import { marked } from 'marked';
import type { LegalPage } from '../schema/legal-page';

/** The legal page with this slug. @throws if there is none. */
export function legalPageBySlug(pages: readonly LegalPage[], slug: string): LegalPage {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`There is no legal page "${slug}"`);
  return page;
}

/**
 * HTML from the owner's Markdown, which is trusted and has headings from the second level down.
 * Links to other hosts get no access to the window.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replaceAll('<a href="http', '<a rel="noopener" href="http');
}
