import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { NotaryRecord } from '../schema/notary';
import { filesInFormat, pictureFormats, publicFolder } from './pictures';
import type { FindLine, Problem } from './problem';

/** How large a file a visitor may have to download, in KB: they may have one bar of signal. */
const most = 200;

/**
 * Each picture of who comes that isn't in the public folder, or is too large in any of its formats.
 *
 * @param folder the project's public folder.
 */
export function pictureProblems(
  notary: NotaryRecord,
  findLine: FindLine,
  folder = publicFolder(),
): Problem[] {
  const bytesOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size;
  return (['portrait', 'car'] as const).flatMap((place) => {
    const picture = notary[place];
    if (!picture) return [];
    const { file } = picture;
    const others = pictureFormats.flatMap((format) => filesInFormat(file, place, format));
    const largest = Math.max(...others.map(({ name }) => bytesOf(name) ?? 0), bytesOf(file) ?? 0);
    const isMissing = bytesOf(file) === undefined;
    if (!isMissing && largest <= most * 1024) return [];
    const path = ['notary', place, 'file'];
    return [
      {
        file: 'content/business.yaml',
        line: findLine('content/business.yaml', path),
        field: path.join('.'),
        expected: `a picture in the public folder, of at most ${most} KB`,
        found: isMissing ? `no file public/${file}` : `${Math.ceil(largest / 1024)} KB`,
      },
    ];
  });
}
