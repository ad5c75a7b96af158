import { readContent } from './read-content';

/** The folder with the content of a made-up business. Tests run on it, and never on the owner's. */
export const testRoot = 'e2e/fixtures/site';

/** The day on which tests read it. */
export const testDay = '2026-11-23';

export const testContent = readContent(testRoot, testDay);
