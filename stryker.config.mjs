import jestConfig from './jest.config.mjs';

process.env.FAST_CHECK_RUNS = '20';

const { projects } = await jestConfig();
const node = projects.find(({ displayName }) => displayName === 'node');

/**
 * Changes the code a visitor relies on (fees, hours, finder, messages, structured data), one
 * expression at a time, and checks that a unit test fails.
 */
export default {
  mutate: [
    'lib/{contact,finder,hours,pricing,metadata/json-ld}/**/*.ts',
    'lib/not-found/unknown-path.ts',
    'lib/towns/distance.ts',
    '!lib/**/*.{test,fixture}.ts',
  ],
  // Stryker would read it with an older TypeScript's API; only types depend on it.
  tsconfigFile: 'no-tsconfig.json',
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...node,
      testMatch: [
        '**/lib/{contact,finder,hours,pricing,metadata/json-ld}/*.test.ts',
        '**/lib/not-found/unknown-path.test.ts',
        '**/lib/towns/distance.test.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
  // On a busy machine a test is slow, not endless.
  timeoutMS: 10_000,
  // Mutating code that runs as a module loads would take every test of every file, and hours.
  ignoreStatic: true,
  ignorePatterns: ['/out', '/.next', '/test-results'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 96, break: 96 },
};
