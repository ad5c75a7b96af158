import { parse } from 'yaml';
import { checklistFile } from '../../schema/checklist';
import { contentPath } from '../../schema/files';
import { type Group, groupOf } from '../../schema/json-schema';
import { normalizeText } from '../../text/characters';
import { type ContentWithLines, contentOf } from '../content-of';
import { formWords } from '../form-words';
import { ContentError, type Problem } from '../problem';
import type { Source } from '../reading/reader';
import { canonicalOf } from './canonical';

/** What a commit does to a file, as the CMS has it. */
export interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete';
  path: string;
  previousPath?: string;
  /** A text, or the file that was added; nothing of one that is deleted. */
  data?: unknown;
}

/** The files after the changes, changed ones last: of two that clash, the later one is reported. */
export function withChanges({ texts, publicFiles }: Source, changes: readonly FileChange[]) {
  const changed = new Map(texts);
  const names = new Set(publicFiles);
  for (const { action, path, previousPath = path, data } of changes) {
    changed.delete(previousPath);
    names.delete(previousPath.replace(/^public\//, ''));
    if (action === 'delete') continue;
    if (path.startsWith('public/')) names.add(path.slice('public/'.length));
    else if (typeof data === 'string') changed.set(path, normalizeText(data));
  }
  return { texts: changed, publicFiles: [...names] };
}

type ExtraCheck = (read: ContentWithLines) => Promise<readonly Problem[]>;

/**
 * Files with changes in them, as the build would read them on a day such as 2026-11-20.
 *
 * @returns `content`, if the build would take it; what is `wrong` with the changes, in a changed
 *   file or in another one that was fine before; what is `inTheWay` of every build, because it was
 *   wrong before; and `inWords`, which says a problem in the words of the forms.
 */
export async function readChanges(
  source: Source,
  changes: readonly FileChange[],
  day: string,
  extraCheck?: ExtraCheck,
) {
  const changedSource = withChanges(source, changes);
  // A record is called by the name it had, because the new one may be what is wrong.
  const inWords = formWords(new Map([...changedSource.texts, ...source.texts]));
  const after = await readSource(changedSource, day, extraCheck);
  const inChanged = (one: Problem) => changes.some(({ path }) => path === one.file);
  const before = after.problems.every(inChanged) ? [] : (await readSource(source, day)).problems;
  const said = before.map((one) => inWords(one));
  const isNew = (one: Problem) => inChanged(one) || !said.includes(inWords(one));
  return {
    content: after.content,
    wrong: after.problems.filter(isNew),
    inTheWay: after.problems.filter((one) => !isNew(one)),
    inWords,
  };
}

/** What `readChanges` finds, in the words of the forms. */
export async function checkChanges(...args: Parameters<typeof readChanges>) {
  const { wrong, inTheWay, inWords } = await readChanges(...args);
  return { wrong: wrong.map((one) => inWords(one)), inTheWay: inTheWay.map((one) => inWords(one)) };
}

async function readSource(source: Source, day: string, extraCheck?: ExtraCheck) {
  try {
    const read = contentOf(source, day);
    return { content: read.content, problems: (await extraCheck?.(read)) ?? [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

/**
 * Removes the checklist's items that are only for a deleted service: without it, they would be for
 * every service. Returns whether there were any.
 */
export function dropItemsOfService({ texts }: Source, changes: readonly FileChange[]): boolean {
  const gone = changes.flatMap(({ action, path }) => {
    const { folder, slug } = contentPath(path);
    return action === 'delete' && folder === 'services' ? [slug] : [];
  });
  const checklist = changes.find(({ path }) => path === 'content/checklist.yaml');
  if (!checklist || gone.length === 0) return false;
  const { items, ...rest } = groupOf(parse(texts.get(checklist.path) ?? ''));
  const before: Group[] = Array.isArray(items) ? items : [];
  const left = before.flatMap(({ services, ...item }) => {
    if (!Array.isArray(services)) return [item];
    const others = services.filter((slug) => !gone.includes(slug));
    return others.length > 0 ? [{ ...item, services: others }] : [];
  });
  checklist.data = canonicalOf({ ...rest, items: left }, checklistFile);
  return left.length < before.length;
}
