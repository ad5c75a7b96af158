import { testContent } from '../lib/content/test-content.fixture';
import { islandWords } from '../lib/islands/words';

/** What islands have of the made-up business, in place of modules of words (jest.config.mjs). */
const words = islandWords(testContent);

export const errorWords = words.error;
export const finderWords = { ...words.finder, onlinePage: '' };
export const documentsWords = words.documents;
export const priceWords = words.price;
