import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** Version 12 is the last that runs on Node 20.9; 13 requires Node 22. */
const lighthouse = 'lighthouse@12.6.1';

/**
 * Visits a page in a new browser with Lighthouse's defaults: a mid-range phone on slow 4G, simulated
 * (150 ms, 1.6 Mbit/s, a CPU four times slower). npx downloads Lighthouse the first time; it is not
 * a dependency of the project because it brings 140 packages of its own.
 *
 * @returns the score of performance, some of its metrics in milliseconds, and the KB (1,000 bytes).
 */
export async function visit(url: string) {
  const flags = '--quiet --no-enable-error-reporting --only-categories=performance --output=json';
  const chromeFlags = ['--headless=new', ...browserFlags].join(' ');
  const { stdout } = await promisify(exec)(
    `npx --yes ${lighthouse} "${url}" ${flags} --chrome-flags="${chromeFlags}"`,
    // A report is half a megabyte: it includes screenshots of the page as it loads.
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const { categories, audits } = JSON.parse(stdout);
  return {
    performance: categories.performance.score * 100,
    FCP: audits['first-contentful-paint'].numericValue,
    LCP: audits['largest-contentful-paint'].numericValue,
    KB: audits['total-byte-weight'].numericValue / 1000,
  };
}
