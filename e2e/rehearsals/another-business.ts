import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownerOf, type Rehearsal } from './edit-content';
import { rehearsals } from './rehearsals';

/** What is built or installed. Next takes a folder with a lockfile for a project of its own. */
const notCopied =
  /^(?:\.git|\.next|coverage|hosting|node_modules|out|package-lock\.json|test-results)$/;

/**
 * Copies the project into a folder inside it, where the made-up business takes the owner's place and
 * makes every edit of the rehearsals, and then of `more`.
 */
export function takeOver(folder: string, ...more: Rehearsal[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const owner = ownerOf(folder);
  for (const { edit } of [...rehearsals, ...more]) edit(owner);
  // It is about the files, not the business.
  cpSync('content/README.md', join(folder, 'content/README.md'));
}
