import { readFileSync } from 'node:fs';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { originality } from '../../lib/content/originality';
import { describeProblem } from '../../lib/content/problem';
import { readContentToBuild } from '../../lib/content/read-content';
import { readPhotos } from '../build/photos';
import { reportContentErrors } from './report-content-errors';
import { voiceOf } from './voice';

/**
 * `npm run check:content`: reports what's wrong in content/. If nothing is, it counts what's there and
 * suggests better words.
 */
await reportContentErrors(async () => {
  const read = readContentToBuild(contentRoot(), buildDay());
  const { services, towns } = read.content;
  await readPhotos(read);
  console.log(`Content: ${services.length} services, ${towns.length} towns.`);
  for (const { file, path = [], ...problem } of originality(read.content)) {
    console.log(`Hint: ${file}:${read.findLine(file, path)}: ${describeProblem(problem)}.`);
  }
  const voiceNotes = voiceOf(readFileSync('docs/voice.md', 'utf8'));
  for (const [file, text] of read.texts) {
    for (const note of voiceNotes(text, file)) console.log(`Hint: ${note} (docs/voice.md).`);
  }
});
