import { readFileSync } from 'node:fs';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a file, from which its bytes could be written again.
 *
 * @throws in words when it has bytes that aren't text in UTF-8.
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Error(
      `${path} isn't saved as UTF-8, so saving would change some of its letters. Open it in a text editor, and save it with the encoding UTF-8.`,
    );
  }
}
