import jestConfig from './jest.config.mjs';

const { projects } = await jestConfig();
const node = projects.find(({ displayName }) => displayName === 'node');

/**
 * Changes what a visitor relies on (fees, hours, finder, messages, structured data), one expression at
 * a time, and asks whether a unit test fails.
 */
export default {
  mutate: [
    'lib/{contact,finder,hours,pricing,pages/json-ld}/**/*.ts',
    'lib/pages/unknown-path.ts',
    'lib/towns/distance.ts',
    '!lib/**/*.test.ts',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...node,
      testMatch: ['**/lib/{contact,finder,hours,pricing,pages,towns}/**/*.test.ts'],
    },
  },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/out', '/.next', '/public', '/test-results'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 92, break: 92 },
};
