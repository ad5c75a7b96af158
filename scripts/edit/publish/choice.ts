import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { readRequest } from '../../deploy/request';
import type { PublishRequest } from '../api';

const schema = z.object({ mode: z.enum(['git', 'store', 'folder']), store: z.string() });

const fileIn = (root: string) => join(root, '.edit/publishing.json');

/** How the owner chose to publish; undefined before the first time. */
export function readChoice(root: string): PublishRequest | undefined {
  if (!existsSync(fileIn(root))) return undefined;
  // This reads JSON too, and takes a file that a crash cut off for no choice rather than throwing.
  return schema.safeParse(parseDocument(readFileSync(fileIn(root), 'utf8')).toJS()).data;
}

/** Remembers how the owner publishes, and the store last used. */
export function rememberChoice(root: string, { mode, store }: PublishRequest): void {
  mkdirSync(join(root, '.edit'), { recursive: true });
  const kept = mode === 'store' ? store : (readChoice(root)?.store ?? '');
  writeFileSync(fileIn(root), `${JSON.stringify({ mode, store: kept })}\n`);
}

/** What is wrong with the address of a store, in words; undefined if nothing is. */
export function storeProblem(store: string): string | undefined {
  try {
    readRequest([store]);
    return undefined;
  } catch {
    return "That isn't the address of a store. One looks like s3://www.your-name.com, or s3://www.your-name.com/folder.";
  }
}
