import type { CheerioAPI } from 'cheerio';
import { nodesOf } from '../../html';

/** Marks a script as ours. */
const mark = 'data-keep';

/** Elements that run or fetch code, and tags for X that only repeat those for Open Graph. */
const dropped =
  'script, link[rel="modulepreload"], link[rel="preload"]:is([as="script"], [as="style"]), meta[name^="twitter:"]:not([name="twitter:card"])';

/**
 * Removes every script that does not carry our mark, whatever it is, every preload of one, the
 * comments that only Next's runtime reads, and what the head says twice.
 */
export function stripScripts($: CheerioAPI): void {
  $(dropped).not(`[${mark}]`).remove();
  $(`[${mark}]`).removeAttr(mark);
  $(nodesOf($).filter(({ type }) => type === 'comment')).remove();
}

/** Removes from lucide's icons what app/base.css sets for all: 100 bytes on a page with many. */
export function stripIcons($: CheerioAPI): void {
  $('svg.lucide')
    .removeAttr('xmlns width height fill stroke stroke-width stroke-linecap stroke-linejoin')
    .removeClass((_, classes) => classes.match(/\blucide-\S+/g)?.join(' '));
}
