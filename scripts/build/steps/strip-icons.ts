import type { CheerioAPI } from 'cheerio';

/** Removes from lucide's icons what app/base.css sets for all: 100 bytes on a page with many. */
export function stripIcons($: CheerioAPI): void {
  $('svg.lucide')
    .removeAttr('xmlns width height fill stroke stroke-width stroke-linecap stroke-linejoin')
    .removeClass((_, classes) => classes.match(/\blucide-\S+/g)?.join(' '));
}
