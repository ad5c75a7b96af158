import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A color of the palette, for code that can't read CSS: pictures, icons, checks.
 *
 * @param token such as "cream-50".
 * @returns its hexadecimal value in the one file that defines colors.
 * @throws when that file has no such color.
 */
export function color(token: string): string {
  const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
  const [, value] = new RegExp(`--color-${token}: (#[0-9a-f]{6,8});`).exec(css) ?? [];
  if (!value) throw new Error(`app/globals.css has no --color-${token}`);
  return value;
}
