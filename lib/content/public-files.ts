import { fileKinds, kindOf } from '../file-kinds';
import { madeFiles, madeFolders, routerFiles } from '../routes';
import type { Finding } from './problem';

/** Files in the public folder that no one could serve, or that the build makes itself. */
export function publicFiles(names: readonly string[]): Finding[] {
  const owners = fileKinds.filter(({ source }) => source !== 'build');
  const endings = owners.map(({ ending }) => ending);
  return names.flatMap((name): Finding[] => {
    // Some systems take names that differ only in capitals for one.
    const path = `/${name.toLowerCase()}`;
    const isMade = madeFiles.includes(path) || madeFolders.some((made) => path.startsWith(made));
    const file = `public/${name}`;
    if (isMade || routerFiles.test(path)) return [{ code: 'made-file', file }];
    // A drawing can have a script, and one of the site's own origin could read the forms' token.
    const isScript = path.startsWith('/photos/') && path.endsWith('.svg');
    const kind = isScript ? undefined : kindOf(name);
    return kind && owners.includes(kind) ? [] : [{ code: 'file-kind', file, endings }];
  });
}
