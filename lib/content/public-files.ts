import { fileKinds, kindOf } from '../file-kinds';
import { madeFiles, madeFolders, routerFiles } from '../routes';
import { fileNames } from './file-names';
import { publicFolder } from './pictures';
import type { Finding } from './problem';

/** Files in the public folder that no one could serve, or that the build makes itself. */
export function publicFiles(folder = publicFolder()): Finding[] {
  const owners = fileKinds.filter(({ source }) => source !== 'build');
  const expected = `a file that ends with .${owners.map(({ ending }) => ending).join(', .')}`;
  return fileNames(folder).flatMap((name) => {
    // Some systems take names that differ only in capitals for one.
    const path = `/${name.toLowerCase()}`;
    const isMade = madeFiles.includes(path) || madeFolders.some((made) => path.startsWith(made));
    const file = `public/${name}`;
    if (isMade || routerFiles.test(path)) {
      return [{ file, expected: 'another name', found: 'a file that the build makes itself' }];
    }
    const kind = kindOf(name);
    return kind && owners.includes(kind) ? [] : [{ file, expected, found: 'another kind of file' }];
  });
}
