import { allPages } from '../page-kinds';
import type { Content } from '../schema/content';
import { isPreview, siteUrl } from '../site';

/**
 * Every page at its canonical URL, with the newest date of the records it is about, never that of
 * the build. What every page has, such as the fees, changes no date. A preview invites no one.
 */
export function siteMap(content: Content) {
  const { business } = content;
  if (isPreview(business)) return [];
  return allPages(content).map(({ path, shown }) => ({
    url: siteUrl(path, business),
    lastModified: shown().reduce((last, { updated }) => (updated > last ? updated : last), ''),
  }));
}
