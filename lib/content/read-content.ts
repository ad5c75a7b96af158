import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Content } from '../schema/content';
import { normalizeText } from '../text/characters';
import { buildDay } from './build-day';
import { type ContentWithLines, contentOf } from './content-of';
import { contentRoot, publicFolder } from './content-root';
import { fileNames } from './file-names';
import type { Source } from './reading/reader';

/** The files of content/ below a root, and the names of the project's public files. */
export function sourceAt(root: string): Source {
  const texts = fileNames(join(root, 'content')).map((name) => {
    const file = `content/${name}`;
    return [file, normalizeText(readFileSync(join(root, file), 'utf8'))] as const;
  });
  return {
    root: relative('', root) && root,
    texts: new Map(texts),
    publicFiles: fileNames(publicFolder()),
  };
}

/** The content as it applies on the day of the build: the site's, or that below another root. */
export const readContent = (root = contentRoot(), day = buildDay()): Content =>
  readContentWithLines(root, day).content;

export const readContentWithLines = (root = contentRoot(), day = buildDay()): ContentWithLines =>
  contentOf(sourceAt(root), day);
