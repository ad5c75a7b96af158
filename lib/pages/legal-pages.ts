import { marked } from 'marked';
import type { LegalPage } from '../schema/legal-page';

/** The legal page with this slug. @throws when there is none. */
export function legalPageBySlug(pages: readonly LegalPage[], slug: string): LegalPage {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`There is no legal page "${slug}"`);
  return page;
}

/**
 * HTML from Markdown that the owner wrote: trusted, headings from the second level down. Links to
 * other hosts do not hand them the window.
 */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replaceAll('<a href="http', '<a rel="noopener" href="http');
}
