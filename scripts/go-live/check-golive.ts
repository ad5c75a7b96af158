import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { inGroups, isLeft } from './finding';
import { formatReport } from './format-report';
import { checkGoLive } from './go-live';

/**
 * `npm run check:golive`: lists what's left to do before the site can go live, and exits with 1 if
 * anything is. With --json it prints that list without the notes, for a program to read.
 */
await reportContentErrors(() => {
  const day = buildDay();
  const items = checkGoLive(readContentWithLines(contentRoot(), day), day);
  const left = items.filter(isLeft);
  if (process.argv.includes('--json')) {
    const named = inGroups(left).flatMap(({ heading, items }) =>
      items.map((item) => ({ ...item, group: heading })),
    );
    console.log(JSON.stringify(named, null, 2));
  } else console.log(formatReport(items));
  if (left.length > 0) process.exitCode = 1;
});
