import { readContentWithLines } from '../../lib/content/read-content';
import { reportContentErrors } from '../report-content-errors';
import { checkGoLive, formatReport } from './go-live';
import { isLeft } from './task';

/** `npm run check:golive`: lists what's left to do, and exits with 1 if anything is. */
await reportContentErrors(() => {
  const items = checkGoLive(readContentWithLines());
  console.log(formatReport(items));
  if (items.some(isLeft)) process.exitCode = 1;
});
