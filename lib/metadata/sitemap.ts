import type { Business } from '../schema/business';
import { isPreview, siteUrl } from '../site';

type Page = { path: string; shown: () => readonly { updated: string }[] };

/**
 * Every page at its canonical URL, with the newest date of the records it is about, never that of
 * the build. What every page has, such as the fees, changes no date. A preview invites no one.
 */
export const siteMap = (pages: readonly Page[], business: Business) =>
  isPreview(business)
    ? []
    : pages.map(({ path, shown }) => ({
        url: siteUrl(path, business),
        lastModified: shown().reduce((last, { updated }) => (updated > last ? updated : last), ''),
      }));
