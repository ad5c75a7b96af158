import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../schema/content';
import { contentRoot } from './content-root';
import { readContent } from './read-content';

/** The site's content, read and validated once in each process of the build. */
export const content =
  process.env.NODE_ENV === 'development' ? liveContent(contentRoot()) : readContent(contentRoot());

/** Content that is read again whenever a file has changed, so that `next dev` shows it as it is. */
function liveContent(root: string): Content {
  let content = readContent(root);
  let version = versionOf(root);
  return new Proxy(content, {
    get(_, field) {
      const now = versionOf(root);
      if (now !== version) {
        content = readContent(root);
        version = now;
      }
      return Reflect.get(content, field);
    },
  });
}

/** When a file in content/ last changed, and how many there are. */
function versionOf(root: string): string {
  const folder = join(root, 'content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const times = names.map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs,
  );
  return `${names.length} ${Math.max(...times.map((time) => time ?? 0))}`;
}
