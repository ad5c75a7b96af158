import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report there but doesn't create the folder.
mkdirSync('test-results', { recursive: true });

// Generated input is the same in every run; another number tries other input.
process.env.FAST_CHECK_SEED ??= '20261128';
console.info(`Generated input: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`);

const withNext = nextJest({ dir: './' });

// These are published only as ES modules, which Jest can't run as is.
const esModules = [
  'parse5',
  'entities',
  'd3-geo',
  'd3-array',
  'internmap',
  'lucide-react',
  'marked',
];

/**
 * @param {string} displayName
 * @param {import('jest').Config} config
 */
async function project(displayName, config) {
  return {
    ...(await withNext({
      displayName,
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
      modulePathIgnorePatterns: ['.next', 'out', 'test-results'].map(
        (name) => `<rootDir>/${name}/`,
      ),
      moduleNameMapper: {
        '^#content/': '<rootDir>/scripts/island-content.fixture.ts',
        '^@/(.*)$': '<rootDir>/$1',
        '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
      },
      ...config,
    })()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  };
}

/** Tests that render components need a DOM. */
export default async () => ({
  // Jest's default, one core fewer, is half of two.
  maxWorkers: '100%',
  // As long as a browser test may take: a busy machine needs many times as long for each.
  testTimeout: 60_000,
  projects: [
    await project('node', { testEnvironment: 'node', testMatch: ['**/*.test.ts'] }),
    await project('jsdom', { testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] }),
  ],
});
