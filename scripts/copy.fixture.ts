import { testContent } from '../lib/content/test-content.fixture';
import { browserVariables } from '../lib/islands/browser-variables';

/** What the islands say of the made-up business, in place of the modules that end in -copy (jest.config.mjs). */
const variables = browserVariables(testContent);
const parsed = (name: string) => JSON.parse(variables[`NEXT_PUBLIC_${name}_COPY`] ?? 'null');

export const finderCopy = parsed('FINDER');
export const inquiryCopy = parsed('INQUIRY');
export const messageFormCopy = parsed('MESSAGE_FORM');
export const priceCopy = parsed('PRICE');
export const onlinePage = '';
