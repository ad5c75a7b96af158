import { availableParallelism } from 'node:os';
import { datedFacts } from '../../lib/content/dated-facts';
import { readContent } from '../../lib/content/read-content';
import { gestureTable } from './gesture-table';
import { launchBrowser } from './launch-browser';
import { installLighthouse, lighthouseVersion, visit } from './lighthouse';
import { measurePages } from './measure-pages';
import { readOptions } from './options';
import { ratioTable, resultTable } from './result-tables';
import { serveVariants } from './serve-variants';
import { timeGestures } from './time-gestures';
import { writeVariants } from './variants';
import { misses } from './verdict';
import { warmUp } from './warm-up';

/**
 * `npm run bench`: what the pages cost beside their floor (the same without script) and beside other
 * exports (`--beside before=../before/out`), and how long a visitor waits on a slow phone. Prints
 * Markdown; ends with an error when a target is missed. `--runs 1 --pages /,/contact/` is a quick look.
 */
const root = process.cwd();
try {
  const { runs, pages, beside } = readOptions(process.argv.slice(2));
  const lighthouse = installLighthouse(root);
  const dated = datedFacts(readContent(root).business);
  const { origins, close } = await serveVariants(await writeVariants(root, pages, dated, beside));
  const browser = await launchBrowser();
  try {
    await warmUp(
      browser,
      [...origins.values()].flatMap((origin) => pages.map((path) => origin + path)),
    );
    const summaries = await measurePages(pages, runs, origins, (url) => visit(lighthouse, url));
    const times = await timeGestures(browser, origins, runs);

    const missed = misses(summaries);
    const day = new Date().toISOString().slice(0, 10);
    const tools = `Lighthouse ${lighthouseVersion}, Chromium ${browser.version()}`;
    const machine = `Node ${process.versions.node}, ${availableParallelism()} cores`;
    const verdict =
      missed.length === 0
        ? 'Every target is reached: LCP at most 1.05 of the floor, TBT under 20 ms, CLS 0, scores 100.'
        : `Targets missed:\n\n${missed.map((line) => `- ${line}`).join('\n')}`;
    console.log(
      [
        `${day}, ${tools}, ${machine}, medians of ${runs}`,
        resultTable(summaries),
        ratioTable(summaries),
        gestureTable(times),
        verdict,
      ].join('\n\n'),
    );
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
