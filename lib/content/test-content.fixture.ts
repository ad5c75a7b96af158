import { readContent } from './read-content';

/** The content of a made-up business. Tests run on it, never on the owner's. */
export const testRoot = 'e2e/fixtures/site';

export const testDay = '2026-11-23';

export const testContent = readContent(testRoot, testDay);
