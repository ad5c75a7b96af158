import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { browserFlags } from '../browsers/find-browser';
import type { Sample } from './compare';

/** Version 12 is the last that runs on Node 20.9; 13 requires Node 22. */
export const lighthouseVersion = '12.6.1';

const metric = z.object({ numericValue: z.number() });

/** A score or a metric that is missing means that the visit failed. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({
      details: z.object({ items: z.array(z.object({ transferSize: z.number() })) }),
    }),
  }),
});

/**
 * Visits a page in a new browser with Lighthouse's defaults: a mid-range phone on slow 4G, simulated
 * (150 ms, 1.6 Mbit/s, a CPU four times slower). npx downloads Lighthouse the first time; it is not
 * a dependency of the project because it brings 140 packages of its own.
 * @param browser the path of its executable.
 * @returns the scores and metrics. A KB is 1,000 bytes over the wire, headers included.
 */
export async function visit(browser: string, url: string): Promise<Sample> {
  const flags = '--quiet --no-enable-error-reporting --output=json';
  const chromeFlags = ['--headless=new', ...browserFlags].join(' ');
  const { stdout } = await promisify(exec)(
    `npx --yes lighthouse@${lighthouseVersion} "${url}" ${flags} --chrome-flags="${chromeFlags}"`,
    // A report is half a megabyte: it includes screenshots of the page as it loads.
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browser } },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100]);
  const requests = audits['network-requests'].details.items;
  return {
    ...Object.fromEntries(scores),
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    KB: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
  };
}
