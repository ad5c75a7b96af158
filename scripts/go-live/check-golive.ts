import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { reportContentErrors } from '../content/report-content-errors';
import { formatGoLive, goLiveAsJson } from './format-report';
import { goLiveItems, goLiveNotes } from './go-live';

/**
 * `npm run check:golive`: says what is left before the site may be public, and ends with 1 while
 * anything is. With --json it prints that list, without the notes, for a program to read.
 */
await reportContentErrors(() => {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const items = goLiveItems(read, day, process.env);
  const asJson = process.argv.includes('--json');
  console.log(asJson ? goLiveAsJson(items) : formatGoLive(items, goLiveNotes(read, day)));
  if (items.length > 0) process.exitCode = 1;
});
