import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { PageError } from '../../content/report-content-errors';
import { pageNames } from '../../pages/page-names';
import type { PageStep, Step } from './step';

export interface StepTime {
  name: string;
  seconds: number;
}

/**
 * Runs the steps in their order. Steps for pages that follow each other share one reading and one
 * writing of each page, which count as a step of their own.
 *
 * @throws PageError that names the page and the step at which it stopped.
 */
export async function runSteps(steps: readonly Step[], out: string): Promise<readonly StepTime[]> {
  const times = new Map<string, number>();
  const timed = async <Result>(name: string, work: () => Result | Promise<Result>) => {
    const start = performance.now();
    const result = await work();
    times.set(name, (times.get(name) ?? 0) + (performance.now() - start) / 1000);
    return result;
  };

  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (step && 'folder' in step) {
      await timed(step.name, step.folder);
      at += 1;
    } else {
      const pageSteps = pageStepsFrom(steps, at);
      await overPages(pageSteps, out, timed);
      at += pageSteps.length;
    }
  }
  return [...times].map(([name, seconds]) => ({ name, seconds }));
}

function pageStepsFrom(steps: readonly Step[], start: number): PageStep[] {
  const found: PageStep[] = [];
  for (const step of steps.slice(start)) {
    if (!('page' in step)) break;
    found.push(step);
  }
  return found;
}

async function overPages(
  steps: readonly PageStep[],
  out: string,
  timed: <Result>(name: string, work: () => Result) => Promise<Result>,
): Promise<void> {
  for (const name of pageNames(out)) {
    const file = join(out, name);
    const document = await timed('read the pages', () => parse(readFileSync(file, 'utf8')));
    for (const step of steps) {
      await timed(step.name, () => {
        try {
          step.page(document);
        } catch (error) {
          const words = error instanceof Error ? error.message : String(error);
          throw new PageError(`${name}: ${step.name}: ${words}`);
        }
      });
    }
    await timed('write the pages', () => writeFileSync(file, lean(serialize(document))));
  }
}

/** As short as a browser reads it: parse5 spells out what needs no spelling in a page of UTF-8. */
function lean(html: string): string {
  return (
    html
      .replaceAll('&nbsp;', '\u00a0')
      .replace(/><\/(?:path|circle|rect|line|use)>/g, '/>')
      // JSON has so many quotes that its attribute is shorter in the others.
      .replace(/ data-props="([^"]*)"/g, (_all, json: string) => {
        return ` data-props='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
      })
  );
}
