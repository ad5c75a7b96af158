import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { editPage, htmlFiles } from '../../html';
import { ScriptError } from '../../script-error';

/** Data for Next's router. No page needs it, and to parse it would double the time. */
const routerData = /<script>self\.__next_f.*?<\/script>/gs;

/**
 * Edits each page of an export; an Error from the edit says what it expected and found.
 *
 * @throws ScriptError that also names the page.
 */
export async function editPages(out: string, edit: (page: CheerioAPI) => void): Promise<void> {
  for (const name of htmlFiles(out)) {
    const file = join(out, name);
    try {
      const html = (await readFile(file, 'utf8')).replace(routerData, '');
      await writeFile(file, shortened(editPage(html, edit)));
    } catch (error) {
      throw new ScriptError(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Shortens what HTML spells out, without changing what a browser reads in a UTF-8 page. */
function shortened(html: string): string {
  // JSON has so many double quotes that its attribute is shorter in single ones.
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/><\/(?:path|circle|rect|line|use)>/g, '/>')
    .replace(/ data-props="([^"]*)"/g, (_all, json: string) => {
      return ` data-props='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
    });
}
