import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { originalityProblems } from '../../../lib/content/originality';
import { ContentError, type Problem } from '../../../lib/content/problem';
import { readContent } from '../../../lib/content/read-content';
import type { Content } from '../../../lib/schema/content';
import type { FileChange } from '../publish/file-change';

/** What content/ would be with some changes: the content, or what would be wrong with it. */
export type Draft =
  | { content: Content; problems: [] }
  | { content?: undefined; problems: Problem[] };

/** Checks content/ as a whole, as it would be with the changes; nothing is written there. */
export function checkDraft(root: string, changes: readonly FileChange[]): Draft {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  try {
    cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
    for (const { file, after } of changes) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      if (after === undefined) rmSync(path);
      else writeFileSync(path, after);
    }
    return checkContent(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks content/ as it is. */
export function checkContent(root: string): Draft {
  try {
    const content = readContent(root);
    const problems = originalityProblems(content.towns);
    return problems.length > 0 ? { problems } : { content, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: [...error.problems] };
    throw error;
  }
}
