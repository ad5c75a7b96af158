import { testContent } from '../lib/content/test-content.fixture';
import { islandContent } from '../lib/islands/island-content';

/** What islands have of the made-up business, in place of modules of content (jest.config.mjs). */
const content = islandContent(testContent);

export const errorContent = content.error;
export const finderContent = { ...content.finder, onlinePage: '' };
export const documentsContent = content.documents;
export const priceContent = content.price;
