import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderSize {
  /** HTML files. */
  pages: number;
  files: number;
  bytes: number;
}

export function folderSize(folder: string): FolderSize {
  const size = { pages: 0, files: 0, bytes: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(folder, name));
    if (!stats.isFile()) continue;
    size.files += 1;
    size.bytes += stats.size;
    if (name.endsWith('.html')) size.pages += 1;
  }
  return size;
}
