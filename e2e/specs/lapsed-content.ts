import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { lapsed } from '../sites/sites';

export const lapsedContent = readContent(lapsed.SITE_CONTENT, testDay);
