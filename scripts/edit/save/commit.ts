import type { Problem } from '../../../lib/content/problem';
import { readPublished } from '../../../lib/content/published';
import type { Outcome } from '../api';
import { readContentFile } from '../content-file';
import { changedWords } from '../publish/changed-words';
import type { FileChange } from '../publish/file-change';
import { listSections, type SectionInfo } from '../sections';
import { checkContent, checkDraft } from './check-draft';
import { fieldProblems } from './owner-words';
import { losesPage, lostPaths, pagesOf, redirectChange, redirectsName } from './redirects';
import { type Session, savesOf } from './session';
import { NotSaved, writeFiles } from './write-files';

/** What a refused change is told with. */
export function refuse(say: string): Outcome {
  return { ok: false, say, problems: [] };
}

/**
 * Checks changes as a whole and writes them, or says at which fields they're wrong and writes
 * nothing.
 *
 * @param section the id of the section to show next.
 * @param moved paths that lead elsewhere from now on, each with the new one.
 * @param added the section of a file that doesn't exist yet.
 */
export function commit(
  session: Session,
  changes: readonly FileChange[],
  section: string,
  moved: ReadonlyMap<string, string> = new Map(),
  added: readonly SectionInfo[] = [],
): Outcome {
  const { root } = session;
  if (session.isPublishing) {
    return refuse("The site is being published right now. Save again when that's done.");
  }
  const all = [...changes, ...redirectsIn(root, changes, moved)];
  if (all.length === 0) {
    return { ok: true, words: 'Nothing has changed.', section, saves: savesOf(session) };
  }
  const before = checkContent(root);
  const draft = checkDraft(root, all);
  const touched = new Set(all.map(({ file }) => file));
  const isKnown = ({ file, field, expected }: Problem) =>
    before.problems.some(
      (known) => known.file === file && known.field === field && known.expected === expected,
    );
  // What was already wrong doesn't keep the owner from saving something else.
  const problems = draft.problems.filter((problem) =>
    touched.has(problem.file) ? !isKnown(problem) : before.content !== undefined,
  );
  if (problems.length > 0) {
    const say = 'Nothing was saved yet. Please correct what is listed here, and save again.';
    return { ok: false, say, problems: fieldProblems(problems, [...listSections(root), ...added]) };
  }
  if (!before.content || !draft.content) {
    if (all.some((change) => losesPage(change, moved))) {
      return refuse(
        'A page would be gone, and its address can lead elsewhere only once all is right in the content. Correct what "Left to do" lists first.',
      );
    }
  } else {
    const lost = lostPaths(root, before.content, draft.content);
    if (lost.length > 0) {
      const titles = new Map(pagesOf(before.content).map(({ path, title }) => [path, title]));
      return {
        ok: false,
        say: 'A page would be gone. Its address may be in bookmarks and search results, so choose the page that opens there instead.',
        problems: [],
        lost: lost.map((path) => ({ path, title: titles.get(path) ?? path })),
        pages: pagesOf(draft.content),
      };
    }
  }
  try {
    writeFiles(root, all);
  } catch (error) {
    if (error instanceof NotSaved) return refuse(error.message);
    throw error;
  }
  const words = changedWords(all).join('; ') || 'a change';
  session.saves.push({ id: (session.saves.at(-1)?.id ?? 0) + 1, words, changes: all, section });
  return { ok: true, words: `Saved: ${words}`, section, saves: savesOf(session) };
}

/** The change of content/redirects.yaml that goes with the others. */
function redirectsIn(
  root: string,
  changes: readonly FileChange[],
  moved: ReadonlyMap<string, string>,
): FileChange[] {
  if (moved.size === 0 || changes.some(({ file }) => file === redirectsName)) return [];
  const change = redirectChange(readContentFile(root, redirectsName), moved, readPublished(root));
  return change ? [change] : [];
}

/** Takes a save back, unless its files have changed since. */
export function undo(session: Session, id: number): Outcome {
  const record = session.saves.find((save) => save.id === id);
  if (!record) return refuse('That change is no longer known.');
  const back = record.changes.map(({ file, before, after }) => ({
    file,
    before: after,
    after: before,
  }));
  const others = session.saves.filter((save) => save !== record);
  const outcome = commit(session, back, record.section);
  if (!outcome.ok && outcome.lost) {
    return refuse(
      'That page is published by now. Remove it instead: its address can then lead elsewhere.',
    );
  }
  if (!outcome.ok) return outcome;
  session.saves = others;
  const sections = listSections(session.root);
  const shown = sections.find(({ id: known }) => known === record.section) ?? sections[0];
  return {
    ok: true,
    words: `Undone: ${record.words}`,
    section: shown?.id ?? '',
    saves: savesOf(session),
  };
}
