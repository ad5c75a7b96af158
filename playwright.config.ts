import { defineConfig } from '@playwright/test';
import { lapsedServer, shared } from './e2e/browsers/shared-config';
import type { Others } from './e2e/specs/others';

const builds = 'rehearsals.spec.ts';

/** Under translators and extensions, what a visitor types and where the focus is. */
const others: Others[] = ['translator before', 'extension before'];

export default defineConfig<{ others: Others | undefined }>({
  ...shared,
  testDir: 'e2e/specs',
  webServer: [shared.webServer, lapsedServer],
  // Those that build a site come first, so that no run ends waiting for one of them alone.
  projects: [
    { name: 'rehearsals', testMatch: builds },
    { name: 'browser', testIgnore: builds },
    ...others.map((name) => ({ name, grep: /@typing/, use: { others: name } })),
  ],
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
});
