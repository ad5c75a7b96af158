import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { businessFileOf } from '../schema/business';
import type { NotaryRecord } from '../schema/notary';
import { problemAt } from './located-value';
import { publicFolder } from './pictures';
import type { FindLine, Problem } from './problem';

/**
 * Each picture of who comes that isn't in the public folder. Whether it can be used is for the build to
 * say (scripts/build/photos.ts).
 *
 * @param folder the project's public folder.
 */
export function pictureProblems(
  notary: NotaryRecord,
  findLine: FindLine,
  folder = publicFolder(),
): Problem[] {
  return (['portrait', 'car'] as const).flatMap((place) => {
    const value = notary[place]?.file;
    if (value === undefined || existsSync(join(folder, value))) return [];
    const located = { file: businessFileOf('notary'), path: ['notary', place, 'file'], value };
    return [problemAt(located, findLine, 'a photo in the public folder', `no file public${value}`)];
  });
}
