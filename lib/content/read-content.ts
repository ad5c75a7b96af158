import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Content } from '../schema/content';
import { textOf } from '../text';
import { buildDay } from './build-day';
import { type ContentWithLines, contentOf, contentToBuild } from './content-of';
import { publicFolder } from './content-root';
import { fileNames } from './file-names';
import type { Source } from './reader';

/** The files of content/ below a root, and the names of the project's public files. */
export function sourceAt(root: string): Source {
  const texts = fileNames(join(root, 'content')).map((name) => {
    const file = `content/${name}`;
    return [file, textOf(readFileSync(join(root, file), 'utf8'))] as const;
  });
  return {
    root: relative('', root) && root,
    texts: new Map(texts),
    publicFiles: fileNames(publicFolder()),
  };
}

/** The content as it applies on the day of the build. */
export const readContent = (root: string, day = buildDay()): Content =>
  readContentToBuild(root, day).content;

/** What the build needs: see contentToBuild. */
export const readContentToBuild = (root: string, day: string): ContentWithLines =>
  contentToBuild(sourceAt(root), day);

/** The content on any day: see contentOf. */
export const readContentWithLines = (root: string, day: string): ContentWithLines =>
  contentOf(sourceAt(root), day);
