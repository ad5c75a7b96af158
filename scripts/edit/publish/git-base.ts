import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from './file-change';
import { runGit } from './run-command';

/** What the owner edits, and all that publishing commits. */
export const publishedFolders = ['content', 'public'];

/** Whether the project is a git repository of its own, on a branch, that can be pushed somewhere. */
export async function canPush(root: string): Promise<boolean> {
  const [top, branch, remotes] = await Promise.all([
    runGit(root, 'rev-parse', '--show-cdup'),
    runGit(root, 'symbolic-ref', '--quiet', 'HEAD'),
    runGit(root, 'remote'),
  ]);
  return top.ok && top.stdout.trim() === '' && branch.ok && remotes.stdout.trim() !== '';
}

/** The last commit that was pushed, as far as is known here; else the last one. */
export async function pushedCommit(root: string): Promise<string> {
  const { ok, stdout } = await runGit(root, 'merge-base', 'HEAD', '@{upstream}');
  return ok ? stdout.trim() : 'HEAD';
}

/** What differs in content/ and public/ from a commit; undefined if there is no such commit. */
export async function changesSince(
  root: string,
  commit: string,
): Promise<FileChange[] | undefined> {
  const where = ['-z', '--', ...publishedFolders];
  const tracked = await runGit(root, 'diff', '--name-only', '--no-renames', commit, ...where);
  if (!tracked.ok) return undefined;
  const others = await runGit(root, 'ls-files', '--others', '--exclude-standard', ...where);
  const files = `${tracked.stdout}${others.stdout}`.split('\0').filter(Boolean);
  return Promise.all(
    files.map(async (file) => {
      const before = await runGit(root, 'show', `${commit}:${file}`);
      return {
        file,
        before: before.ok ? before.stdout : undefined,
        after: existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
      };
    }),
  );
}
