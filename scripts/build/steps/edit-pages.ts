import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageError } from '../../content/report-content-errors';
import { editPage, type HtmlDocument } from '../../pages/html-tree';
import { pageNames } from '../../pages/page-names';

/**
 * Applies the edits to each page in order; an Error from one says what it expected and found.
 *
 * @throws PageError that also names the page and the edit.
 */
export function editPages(
  out: string,
  edits: Readonly<Record<string, (page: HtmlDocument) => void>>,
): void {
  for (const name of pageNames(out)) {
    const file = join(out, name);
    const html = editPage(readFileSync(file, 'utf8'), (page) => {
      for (const [step, edit] of Object.entries(edits)) {
        try {
          edit(page);
        } catch (error) {
          throw new PageError(
            `${name}: ${step}: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    });
    writeFileSync(file, lean(html));
  }
}

/** Shortens what parse5 spells out, without changing what a browser reads in a UTF-8 page. */
function lean(html: string): string {
  return (
    html
      .replaceAll('&nbsp;', '\u00a0')
      .replace(/><\/(?:path|circle|rect|line|use)>/g, '/>')
      // JSON has so many double quotes that its attribute is shorter in single ones.
      .replace(/ data-props="([^"]*)"/g, (_all, json: string) => {
        return ` data-props='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
      })
  );
}
