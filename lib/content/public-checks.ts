import { fileKinds, kindOf } from '../file-kinds';
import { fileNames } from '../file-names';
import { madeFiles, madeFolders, routerFiles } from '../routes';
import { publicFolder } from './pictures';
import type { Problem } from './problem';

/** Files in the public folder that no one could serve, or that the build makes itself. */
export function publicProblems(folder = publicFolder()): Problem[] {
  const owners = fileKinds.filter(({ source }) => source !== 'build');
  const endings = owners.map(({ ending }) => `.${ending}`).join(', ');
  return fileNames(folder).flatMap((name) => {
    const problem = (expected: string, found: string) => [
      { file: `public/${name}`, line: 1, field: '', expected, found },
    ];
    // Some systems take names that differ only in capitals for one.
    const path = `/${name.toLowerCase()}`;
    const isMade = madeFiles.includes(path) || madeFolders.some((made) => path.startsWith(made));
    if (isMade || routerFiles.test(path)) {
      return problem('another name', 'a file that the build makes itself');
    }
    const kind = kindOf(name);
    if (kind && owners.includes(kind)) return [];
    return problem(`a file that ends with ${endings}`, 'another kind of file');
  });
}
