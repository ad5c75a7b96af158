import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Whether an operating system or an editor left a file, such as .DS_Store or boise.yaml.bak. */
export const isForeign = (name: string): boolean =>
  /^(?:\.(?!well-known$)|~\$|#.*#$|(?:ehthumbs|thumbs)\.db$|desktop\.ini$|icon\r$|__MACOSX$|@eaDir$|\$RECYCLE\.BIN$|System Volume Information$)|(?:~|\.(?:tmp|bak|orig|swp)|Zone\.Identifier)$/i.test(
    name,
  );

/** A folder's files at any depth but foreign ones, as sorted paths from it with forward slashes. */
export const fileNames = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some(isForeign))
    // A link may lead to a folder or nowhere.
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .sort();
