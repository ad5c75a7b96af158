import { availableParallelism } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browsers/find-browser';
import { gestureCost, moments } from './gesture-cost';
import { gestures } from './gestures';
import { lighthouseVersion, visit } from './lighthouse';
import { readOptions } from './options';
import { medianTable, missedTargets } from './results';
import { takeSamples } from './samples';
import { serveVariants } from './serve-variants';

/**
 * `npm run bench`: compares the pages of out/ with the same pages without scripts (the floor) and
 * with other exports (`--beside before=../before/out`), and measures how long a visitor waits on a
 * slow phone. Prints Markdown; fails if a target is missed. `--runs 1 --pages /,/contact/` is a quick
 * look.
 */
async function bench(executablePath: string, browser: Browser): Promise<void> {
  const { runs, pages, beside } = readOptions(process.argv.slice(2));
  const origins = await serveVariants(pages, beside);
  const visits = pages.map((path) => ({
    subject: path,
    measure: (origin: string) => visit(executablePath, origin + path),
  }));
  const figures = await takeSamples(runs, origins, visits);

  const withScripts = new Map([...origins].filter(([variant]) => variant !== 'floor'));
  const tries = gestures.flatMap((gesture) =>
    moments.map((moment) => ({
      subject: `${gesture.name}, ${moment}`,
      measure: (origin: string) => gestureCost(browser, origin, gesture, moment),
    })),
  );
  const costs = await takeSamples(runs, withScripts, tries);

  const day = new Date().toISOString().slice(0, 10);
  const tools = `Lighthouse ${lighthouseVersion}, Chromium ${browser.version()}`;
  const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
  console.log(`${day}, ${tools}, ${machine}, medians of ${runs}\n`);
  console.log(`${medianTable('page', figures)}\n\n${medianTable('gesture', costs)}`);
  const missed = missedTargets(figures);
  if (missed.length > 0) throw new Error(`Targets missed:\n${missed.join('\n')}`);
}

try {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser found: run "npm run install:browser" first.');
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  await bench(executablePath, browser).finally(() => browser.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
