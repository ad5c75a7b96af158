import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report there and does not make the folder.
mkdirSync('test-results', { recursive: true });

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  testMatch: ['**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': 'server-only/empty.js' },
};

// These are published as ES modules alone, which Jest cannot run as they are.
const esModules = [
  'parse5',
  'entities',
  'd3-geo',
  'd3-array',
  'internmap',
  'lucide-react',
  'markdown-table',
];

export default async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
});
