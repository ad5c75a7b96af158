import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** Version 12 is the last that runs on Node 20.9; 13 requires Node 22. */
export const lighthouseVersion = '12.6.1';

const metric = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue);

/** A score or a metric that is missing means that the visit failed. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'total-byte-weight': metric,
    'network-requests': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
  }),
});

/**
 * Visits a page in a new browser with Lighthouse's defaults: a mid-range phone on slow 4G, simulated
 * (150 ms, 1.6 Mbit/s, a CPU four times slower). npx downloads Lighthouse the first time; it is not
 * a dependency of the project because it brings 140 packages of its own.
 * @returns the scores and metrics. A KB is 1,000 bytes over the wire, headers included.
 */
export async function visit(url: string) {
  const flags = '--quiet --no-enable-error-reporting --output=json';
  const chromeFlags = ['--headless=new', ...browserFlags].join(' ');
  const { stdout } = await promisify(exec)(
    `npx --yes lighthouse@${lighthouseVersion} "${url}" ${flags} --chrome-flags="${chromeFlags}"`,
    // A report is half a megabyte: it includes screenshots of the page as it loads.
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100]);
  return {
    ...Object.fromEntries(scores),
    'FCP ms': audits['first-contentful-paint'],
    'LCP ms': audits['largest-contentful-paint'],
    'TBT ms': audits['total-blocking-time'],
    CLS: audits['cumulative-layout-shift'],
    KB: audits['total-byte-weight'] / 1000,
    requests: audits['network-requests'].details.items.length,
  };
}
