import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { PageError } from '../../content/report-content-errors';
import type { HtmlDocument } from '../../pages/html-tree';
import { pageNames } from '../../pages/page-names';

/** Changes a page; an Error it throws says what it expected and found there. */
export interface PageStep {
  readonly name: string;
  readonly edit: (document: HtmlDocument) => void;
}

/** Works on the whole folder, or on each page: its steps share one parsing and one writing of it. */
export type Step =
  | { readonly name: string; readonly folder: () => void | Promise<void> }
  | { readonly pages: readonly PageStep[] };

/**
 * Runs the steps in order.
 *
 * @param out the folder of the export.
 * @returns the seconds that each step took, reading and writing the pages as steps of their own.
 * @throws PageError that names the page and the step at which it stopped.
 */
export async function runSteps(
  steps: readonly Step[],
  out: string,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  let last = performance.now();
  const addTime = (name: string) => {
    const now = performance.now();
    times.set(name, (times.get(name) ?? 0) + (now - last) / 1000);
    last = now;
  };

  for (const step of steps) {
    if ('folder' in step) {
      await step.folder();
      addTime(step.name);
    } else {
      for (const page of pageNames(out)) editFile(page, step.pages, out, addTime);
    }
  }
  return times;
}

function editFile(
  page: string,
  steps: readonly PageStep[],
  out: string,
  addTime: (name: string) => void,
): void {
  const file = join(out, page);
  const document = parse(readFileSync(file, 'utf8'));
  addTime('read the pages');
  for (const { name, edit } of steps) {
    try {
      edit(document);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new PageError(`${page}: ${name}: ${message}`);
    }
    addTime(name);
  }
  writeFileSync(file, lean(serialize(document)));
  addTime('write the pages');
}

/** Shortens what parse5 spells out, without changing what a browser reads in a page of UTF-8. */
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
