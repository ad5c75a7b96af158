import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from './content-root';
import { readContent } from './read-content';

const root = contentRoot();
let current = readContent(root);
let version = versionOf(root);

/**
 * The site's content, read again whenever a file has changed, so that `next dev` shows it as it is.
 * In a build, next.config.ts reads it once, and puts a module with it in place of this file.
 */
export const content = new Proxy(current, {
  get(_, field) {
    const now = versionOf(root);
    if (now !== version) {
      current = readContent(root);
      version = now;
    }
    return Reflect.get(current, field);
  },
});

/** The files and folders in content/, and when each last changed. */
function versionOf(root: string): string {
  const folder = join(root, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const times = names.map((name) => {
    return `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`;
  });
  return times.join('\n');
}
