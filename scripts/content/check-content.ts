import * as z from 'zod';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot } from '../../lib/content/content-root';
import { originality } from '../../lib/content/originality';
import { describeProblem } from '../../lib/content/problem';
import { readContentToBuild } from '../../lib/content/read-content';
import { readPhotos } from '../build/photos';
import { reportContentErrors } from './report-content-errors';

/**
 * `npm run check:content`: reports what's wrong in content/. If nothing is, it counts what's there and
 * hints at what a page could do better, and at what no longer holds.
 */
await reportContentErrors(async () => {
  const read = readContentToBuild(contentRoot(), buildDay());
  const { services, towns } = read.content;
  await readPhotos(read);
  console.log(`Content: ${services.length} services, ${towns.length} towns.`);
  for (const hint of [...read.hints, ...originality(read.content)]) {
    const { file, path = [] } = hint;
    const words = describeProblem(hint, z.core.toDotPath(path));
    console.log(`Hint: ${file}:${read.findLine(file, path)}: ${words}.`);
  }
  for (const { name, state, counties } of read.record.serviceArea) {
    const known = towns.filter((town) => town.state === state).map(({ county }) => county);
    const others = counties.filter((county) => !known.includes(county));
    if (others.length > 0) console.log(`Hint: ${name} has no town in ${others.join(', ')}.`);
  }
});
