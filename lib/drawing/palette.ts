import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colors of the palette by token, from the one file that defines them. */
export function palette(): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
  const colors = css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6,8});/g);
  return Object.fromEntries(Array.from(colors, ([, token, value]) => [token, value]));
}

/**
 * A color of the palette, for code that can't read CSS: pictures, icons, checks.
 *
 * @param token such as "cream-50".
 * @returns its hexadecimal value.
 * @throws when there is no such color.
 */
export function color(token: string): string {
  const value = palette()[token];
  if (!value) throw new Error(`app/globals.css has no --color-${token}`);
  return value;
}
