import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isForeign } from './file-kinds';

/** The files of a folder at any depth but foreign ones, as sorted paths from it with forward slashes. */
export function fileNames(folder: string): string[] {
  const below = (inside: string): string[] =>
    readdirSync(inside, { withFileTypes: true })
      .filter(({ name }) => !isForeign(name))
      .flatMap((entry) => {
        const path = join(inside, entry.name);
        if (entry.isDirectory()) return below(path);
        // A link may lead to a folder or nowhere.
        const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
        return isFile ? [relative(folder, path).replaceAll('\\', '/')] : [];
      });
  return below(folder).sort();
}
