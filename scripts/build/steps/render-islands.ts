import { type CheerioAPI, load } from 'cheerio';
import { slotElement } from '../../../lib/islands/slot-element';
import { type BuiltIsland, idToken } from '../islands/islands';

/**
 * Renders each island of a page from its props and slots, gives those with ids a prefix of their own,
 * and names the files that wake it. A slot that is not shown stays as a template.
 *
 * @throws Error when an island has no module, or a slot has no content or is rendered twice.
 */
export function renderIslands($: CheerioAPI, islands: ReadonlyMap<string, BuiltIsland>): void {
  let count = 0;
  for (const element of $('[data-island]')) {
    const { 'data-island': name = '', 'data-props': props = '' } = element.attribs;
    const island = islands.get(name);
    if (!island)
      throw new Error(
        `${name}: expected an island's module (*.island.client.ts or .tsx) that exports it, found none`,
      );
    $(element).attr('data-island', island.urls.join(' '));
    if (props === '{}') $(element).removeAttr('data-props');
    const html = island.render?.(props);
    if (html === undefined) continue;
    const rendered = load(html.replaceAll(idToken, `i${count}`), {}, false);
    if (html.includes(idToken)) $(element).attr('data-id', `i${count++}`);
    for (const slot of rendered(slotElement)) {
      const { 'data-slot': name } = slot.attribs;
      const template = $(element).children(`template[data-slot="${name}"]`);
      if (template.length === 0) throw new Error(`expected content for slot ${name}, found none`);
      rendered(slot).append(template.contents().contents());
      template.remove();
    }
    $(element).prepend(rendered.root().contents());
  }
}
