import { readContent } from '../../lib/content/read-content';
import { testDay } from '../../lib/content/test-content.fixture';
import { formatClosure } from '../../lib/hours/closures';
import { lapsed } from '../sites/sites';

/** What the lapsed site says. */
export const lapsedContent = readContent(lapsed.content, testDay);

/** How it announces its days off. */
export const closureNotice = lapsedContent.business.closures.map(formatClosure).join();
