import { isPage, readExport } from '../checks/exported-site';
import { lapsed, site } from '../sites/sites';

function pagesIn(folder: string) {
  const { pages, texts } = readExport(folder, isPage);
  return {
    pages,
    at(path: string) {
      const found = pages.find((page) => page.path === path);
      if (!found) throw new Error(`Expected a page ${path} in ${folder}, found none`);
      return found;
    },
    home: texts.get('/index.html') ?? '',
  };
}

/** The pages of the business as it is. */
export const sitePages = pagesIn(site.out);
/** Those of the lapsed one (e2e/sites/sites.ts). */
export const lapsedPages = pagesIn(lapsed.out);
