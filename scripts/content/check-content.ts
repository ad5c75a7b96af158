import * as z from 'zod';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { countiesWithoutTown } from '../../lib/content/counties-without-town';
import { houseNumbers } from '../../lib/content/house-numbers';
import { originality } from '../../lib/content/originality';
import { describeProblem } from '../../lib/content/problem';
import { readContentToBuild } from '../../lib/content/read-content';
import { readPhotos } from '../build/photos';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run check:content`: reports what's wrong in content/. If nothing is, it counts what's there and
 * hints at what a town's page could do better.
 */
await reportContentErrors(async () => {
  const read = readContentToBuild(contentRoot(), buildDay());
  const { services, towns } = read.content;
  await readPhotos(read);
  console.log(`Content: ${services.length} services, ${towns.length} towns.`);
  const ofTowns = [originality, houseNumbers].flatMap((find) => find(read.content));
  for (const hint of [...ofTowns, ...countiesWithoutTown(read)]) {
    const { file, path = [] } = hint;
    const words = describeProblem(hint, z.core.toDotPath(path));
    console.log(`Hint: ${file}:${read.findLine(file, path)}: ${words}.`);
  }
});
