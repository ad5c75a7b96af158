import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Edit, editContent } from './edit-content';

/** What is built or installed. Next takes a folder with a lockfile for a project of its own. */
const notCopied =
  /^(?:\.git|\.next|coverage|hosting|node_modules|out|package-lock\.json|test-results)$/;

/**
 * Copies the project, with the test content in place of the owner's.
 *
 * @param folder inside the project, whose packages the copy uses.
 * @param edits what the owner then does in content/.
 */
export function copyProject(folder: string, edits: readonly Edit[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  editContent(folder, edits);
  // It is about the files, not the business.
  cpSync('content/README.md', join(folder, 'content/README.md'));
}
