import { defineConfig } from '@playwright/test';
import { lapsedServer, shared } from './e2e/browsers/shared-config';
import type { Others } from './e2e/specs/others';

const builds = 'rehearsals.spec.ts';

/** The tests of the larger islands are run whole under translators and extensions as well. */
const larger = /(?:documents|finder|inquiry|message-form|price).*\.spec\.ts/;
const others: Others[] = ['translator before', 'extension before'];
/** Of those, the ones in which it makes no difference who else is at work. */
const alike = /axe finds|without a script|44 px high|printed page|neither sent nor stored/;

export default defineConfig<{ others: Others | undefined }>({
  ...shared,
  testDir: 'e2e/specs',
  webServer: [shared.webServer, lapsedServer],
  // Those that build a site come first, so that no run ends waiting for one of them alone.
  projects: [
    { name: 'rehearsals', testMatch: builds },
    { name: 'browser', testIgnore: builds },
    ...others.map((name) => ({
      name,
      testMatch: larger,
      grepInvert: alike,
      use: { others: name },
    })),
  ],
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
});
