import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The palette of the site, for code that can't read CSS: pictures, icons, checks. */
export type Palette = ReadonlyMap<string, string>;

/**
 * Reads the colors from the one file that defines them.
 *
 * @param root the project's folder.
 * @returns hexadecimal values by token, such as "cream-50".
 */
export function readPalette(root: string): Palette {
  const css = readFileSync(join(root, 'app/globals.css'), 'utf8');
  const colors = css.matchAll(/--color-([a-z]+-\d+): (#[0-9a-f]{6});/g);
  return new Map([...colors].map(([, name = '', value = '']) => [name, value]));
}

/** The value of a token. @throws when globals.css has no such color. */
export function color(palette: Palette, token: string): string {
  const value = palette.get(token);
  if (!value) throw new Error(`app/globals.css has no --color-${token}`);
  return value;
}
