import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Edit, editContent } from './edit-content';

/** What is made or installed. Next takes a folder with a lockfile for a project with packages of its own. */
const notCopied =
  /^(?:\.git|\.next|coverage|hosting|node_modules|out|package-lock\.json|test-results)$/;

/**
 * Copies the project, with the content of the tests in place of the owner's.
 *
 * @param folder below the project, whose packages the copy uses.
 * @param edits what the owner does in content/ then.
 */
export function copyProject(folder: string, edits: readonly Edit[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  editContent(folder, edits);
  // These are about the files and not about the business.
  for (const name of ['README.md', 'schemas']) {
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true });
  }
}
