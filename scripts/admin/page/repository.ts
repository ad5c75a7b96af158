import type { Source } from '../../../lib/content/reader';
import { textOf } from '../../../lib/text';

/**
 * The files of the repository as the content management system keeps them in the browser, where it has
 * brought them up to date before each save.
 *
 * @param kept its entries, by path.
 * @param built what the system doesn't keep.
 */
export function repositoryFiles(
  kept: readonly (readonly [path: string, file: { text?: string }])[],
  built: Source,
): Source {
  const texts = kept.flatMap(([path, { text }]) =>
    text === undefined ? [] : [[path, textOf(text)] as const],
  );
  const added = kept.flatMap(([path]) => /^public\/(.*)/.exec(path)?.[1] ?? []);
  return {
    texts: new Map([...built.texts, ...texts]),
    publicFiles: [...new Set([...built.publicFiles, ...added])],
  };
}
