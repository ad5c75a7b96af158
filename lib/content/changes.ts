import { parse, stringify } from 'yaml';
import { checklistFile } from '../schema/checklist';
import { canonical } from './canonical';
import { type ContentWithLines, contentToBuild } from './content-of';
import { inFormWords } from './form-words';
import { textOf } from './parse-yaml';
import { ContentError, type Finding } from './problem';
import type { Source } from './reader';

/** What a commit does to a file, as the content management system has it. */
export interface Change {
  action: 'create' | 'update' | 'move' | 'delete';
  path: string;
  previousPath?: string;
  /** A text, or the file that was added; nothing of one that is deleted. */
  data?: unknown;
}

/** The files after the changes, the changed ones last: of two that clash, the later one is reported. */
export function withChanges({ texts, publicFiles }: Source, changes: readonly Change[]): Source {
  const changed = new Map(texts);
  const names = new Set(publicFiles);
  for (const { action, path, previousPath = path, data } of changes) {
    changed.delete(previousPath);
    names.delete(previousPath.replace(/^public\//, ''));
    if (action === 'delete') continue;
    if (path.startsWith('public/')) names.add(path.slice('public/'.length));
    else if (typeof data === 'string') changed.set(path, textOf(data));
  }
  return { texts: changed, publicFiles: [...names] };
}

type Also = (read: ContentWithLines) => Promise<readonly Finding[]>;

/**
 * What the build would say about files with changes in them, in the words of the forms: about a changed
 * file, and about another one if it was fine before.
 *
 * @param day such as 2026-11-20.
 * @param also what else is wrong with the new content.
 */
export async function problemsOf(
  source: Source,
  changes: readonly Change[],
  day: string,
  also: Also = async () => [],
): Promise<string[]> {
  const found = await problemsIn(withChanges(source, changes), day, also);
  const changed = new Set(changes.map(({ path }) => path));
  if (found.every(({ file }) => changed.has(file))) return found.map(inFormWords);
  const before = new Set((await problemsIn(source, day, async () => [])).map(inFormWords));
  return found
    .filter((one) => changed.has(one.file) || !before.has(inFormWords(one)))
    .map(inFormWords);
}

async function problemsIn(source: Source, day: string, also: Also): Promise<readonly Finding[]> {
  try {
    return await also(contentToBuild(source, day));
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/**
 * Removes the checklist's items that are only for a deleted service: without it, they would be for every
 * service.
 *
 * @returns whether there were any.
 */
export function dropItemsOfService({ texts }: Source, changes: readonly Change[]): boolean {
  const gone = changes.flatMap(({ action, path }) => {
    const [, slug] = /^content\/services\/(.*)\.yaml$/.exec(path) ?? [];
    return action === 'delete' && slug ? [slug] : [];
  });
  const checklist = changes.find(({ path }) => path === 'content/checklist.yaml');
  if (!checklist || gone.length === 0) return false;
  const { items, ...rest } = Object(parse(texts.get(checklist.path) ?? ''));
  const left = [items].flat().flatMap(({ services, ...item }) => {
    const others = services?.filter((slug: string) => !gone.includes(slug));
    return others?.length === 0 ? [] : [{ ...item, services: others }];
  });
  checklist.data = canonical(stringify({ ...rest, items: left }), checklistFile);
  return left.length < items.length;
}
