import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { headings } from './finding';
import { formatReport } from './format-report';
import { checkGoLive } from './go-live';

/**
 * `npm run check:golive`: lists what's left to do before the site can go live, and exits with 1 if
 * anything is. With --json it prints that list without the notes, for a program to read.
 */
await reportContentErrors(() => {
  const day = buildDay();
  const { items, notes } = checkGoLive(readContentWithLines(contentRoot(), day), day, process.env);
  const asJson = () => items.map(({ group, ...item }) => ({ group: headings[group], ...item }));
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify(asJson(), null, 2)
      : formatReport(items, notes),
  );
  if (items.length > 0) process.exitCode = 1;
});
