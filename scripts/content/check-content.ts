import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { originalityProblems } from '../../lib/content/originality';
import { ContentError } from '../../lib/content/problem';
import { readContentToBuild } from '../../lib/content/read-content';
import { fileNames } from '../../lib/file-names';
import { readPhotos } from '../build/photos';
import { reportContentErrors } from './report-content-errors';
import { voiceNotes, voiceOf } from './voice';

/**
 * `npm run check:content`: reports what's wrong in content/. If nothing is, it counts what's there and
 * suggests better words.
 */
const root = contentRoot();

await reportContentErrors(async () => {
  const read = readContentToBuild(root, buildDay());
  const { content } = read;
  await readPhotos(read);
  const problems = originalityProblems(content.towns);
  if (problems.length > 0) throw new ContentError(problems);
  const { services, towns } = content;
  const attractions = towns.flatMap((town) => town.attractions).length;
  console.log(
    `Content: ${services.length} services, ${towns.length} towns, ${attractions} attractions.`,
  );
  const voice = voiceOf(readFileSync('docs/voice.md', 'utf8'));
  for (const name of fileNames(join(root, 'content')).filter((file) =>
    /\.(?:yaml|md)$/.test(file),
  )) {
    const file = `content/${name}`;
    for (const note of voiceNotes(file, readFileSync(join(root, file), 'utf8'), voice)) {
      console.log(`Hint: ${note} (docs/voice.md).`);
    }
  }
});
