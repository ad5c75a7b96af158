import { fileTypeOf, fileTypes } from '../../file-types';
import { isMade } from '../../routes';
import type { Problem } from '../problem';
import { forbiddenWord, noForbiddenWord } from '../text/claims';

/** Files in the public folder that no one could serve, or that the build makes itself. */
export function publicFiles(names: readonly string[]): Problem[] {
  const owners = fileTypes.filter(({ source }) => source !== 'build');
  const endings = owners.map(({ ending }) => ending).join(', .');
  return names.flatMap((name): Problem[] => {
    // Some systems take names that differ only in capitals for one.
    const path = `/${name.toLowerCase()}`;
    const file = `public/${name}`;
    if (isMade(path)) {
      return [{ file, expected: 'another name', found: 'a file that the build makes itself' }];
    }
    // A drawing can have a script, and one of the site's own origin could read the forms' token.
    const isScript = path.startsWith('/photos/') && path.endsWith('.svg');
    const type = isScript ? undefined : fileTypeOf(name);
    if (type && owners.includes(type)) return [];
    const expected = `a file that ends with .${endings}`;
    return [{ file, expected, found: 'another kind of file' }];
  });
}

/** Files whose names, of which the site makes addresses, have a word that both states forbid. */
export const forbiddenNames = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => file.search(forbiddenWord) >= 0)
    .map((file) => ({ file, expected: noForbiddenWord, found: `"${file.replace(/.*\//, '')}"` }));
