import { buildDay } from '../content/build-day';
import { contentRoot } from '../content/content-root';
import { readContentWithLines } from '../content/read-content';
import { goLiveItems, goLiveNotes } from './go-live';
import { goLiveAsJson, goLiveInWords } from './go-live/in-words';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run check:golive`: says what is left before the site may be public, and ends with 1 while
 * anything is. With --json it prints that list, without the notes, for a program to read.
 */
await reportContentErrors(() => {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const items = goLiveItems(read, day, process.env);
  const asJson = process.argv.includes('--json');
  console.log(asJson ? goLiveAsJson(items) : goLiveInWords(items, goLiveNotes(read, day)));
  if (items.length > 0) process.exitCode = 1;
});
