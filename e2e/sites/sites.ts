import { testRoot } from '../../lib/content/test-content.fixture';

/** The sites the tests read, each as the environment of its build. */

const folder = 'test-results/sites';

/** Where the second site delivers messages. */
export const delivery = { port: 3299, url: 'http://localhost:3299/messages' };

const build = (name: string, SITE_CONTENT: string) => ({
  SITE_CONTENT,
  SITE_OUT: `${folder}/${name}-out`,
  // Noon in Idaho on 2026-11-23, the day the content was written for.
  SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 23, 19) / 1000),
});

/** The made-up business as it is. */
export const site = build('site', testRoot);

/** The made-up business, with an expired commission, placeholders and maps (build-sites.ts). */
export const lapsed = build('lapsed', `${folder}/lapsed`);
