import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../schema/content';
import type { FindLine, Problem } from './problem';

/** How large the portrait may be, in KB: visitors may have one bar of signal. */
const most = 200;

/**
 * A portrait that isn't in the public folder, or is too large.
 *
 * @param folder the project's public folder.
 */
export function portraitProblems(
  { business: { notary } }: Content,
  findLine: FindLine,
  folder = join(process.cwd(), 'public'),
): Problem[] {
  if (!notary.portrait) return [];
  const { file } = notary.portrait;
  const bytes = statSync(join(folder, file), { throwIfNoEntry: false })?.size;
  if (bytes !== undefined && bytes <= most * 1024) return [];
  const place = { file: 'content/business.yaml', path: ['notary', 'portrait', 'file'] };
  return [
    {
      file: place.file,
      line: findLine(place.file, place.path),
      field: place.path.join('.'),
      expected: `a picture in the public folder, of at most ${most} KB`,
      found: bytes === undefined ? `no file public/${file}` : `${Math.ceil(bytes / 1024)} KB`,
    },
  ];
}
