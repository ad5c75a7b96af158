import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageNames } from '../page-names';
import { type PageStep, type Site, type Step, StepError, UnknownShape } from './step';

export interface StepTime {
  name: string;
  seconds: number;
}

/**
 * Runs the steps in their order. Steps for pages that follow each other share one reading and one
 * writing of each page.
 *
 * @throws Error that names the step and the page at which it stopped.
 */
export async function runSteps(steps: readonly Step[], out: string): Promise<readonly StepTime[]> {
  const site: Site = { out, wanted: new Set() };
  const times = new Map(steps.map(({ name }) => [name, 0]));
  const timed = async (name: string, work: () => void | Promise<void>) => {
    const start = performance.now();
    await work();
    times.set(name, (times.get(name) ?? 0) + (performance.now() - start) / 1000);
  };

  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (step && 'folder' in step) {
      await timed(step.name, () => step.folder(site));
      at += 1;
    } else {
      const pageSteps = pageStepsFrom(steps, at);
      await overPages(pageSteps, site, timed);
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
  site: Site,
  timed: (name: string, work: () => void) => Promise<void>,
): Promise<void> {
  for (const name of pageNames(site.out)) {
    let html = readFileSync(join(site.out, name), 'utf8');
    for (const step of steps) {
      await timed(step.name, () => {
        html = runOnPage(step, html, name, site);
      });
    }
    writeFileSync(join(site.out, name), html);
  }
}

function runOnPage(step: PageStep, html: string, name: string, site: Site): string {
  try {
    const result = step.page(html, site);
    for (const [path, text] of result.files ?? []) {
      mkdirSync(join(site.out, dirname(path)), { recursive: true });
      writeFileSync(join(site.out, path), text);
    }
    return result.html;
  } catch (error) {
    if (!(error instanceof UnknownShape)) throw error;
    throw new StepError(
      `${name}: ${step.name}: ${error.message}. Next may write its pages in another way now (docs/decisions/0011); DETACH=0 builds the site without these steps.`,
    );
  }
}
