import type { Source } from '../../../lib/content/reading/reader';
import {
  dropItemsOfService,
  type FileChange,
  withChanges,
} from '../../../lib/content/saves/file-changes';
import { admin } from './admin-global';
import { asContent } from './as-content';
import type { SentCommit } from './github';
import { saveChecked } from './save-checked';
import { sayProblem } from './say';

/** What a save needs, in a file of its own: no form waits for it. */

const built = { texts: new Map(admin.texts), publicFiles: admin.publicFiles };
/** Whether the forms came with all of the content, as on the owner's computer. */
const hasAll = built.texts.size > 1;

/** The files of the build, and in their place the repository's, as the CMS last fetched them. */
export async function files(): Promise<Source> {
  if (hasAll) return built;
  const kept = (await admin.cache?.().entries()) ?? [];
  const added = kept.map(([path, { text }]) => ({ action: 'create' as const, path, data: text }));
  return withChanges(built, added);
}

/** What a form holds, as content has it; throws words for the owner. */
export const contentOfForm = (file: string, form: object): object => asContent(file, form);

/**
 * Takes the place of each commit: a save, a new address or a deletion (scripts/admin/patches.ts).
 *
 * @param send commits the changes.
 * @throws Refusal if the build would refuse the changes, or sending fails.
 */
export async function commitChecked(
  changes: FileChange[],
  send: () => Promise<SentCommit>,
): Promise<SentCommit> {
  const source = await files();
  const isReduced = dropItemsOfService(source, changes);
  const sent = await saveChecked(source, changes, send).catch((error: Error) => {
    // Only a form shows the message; a deletion and an upload say no more than that they failed.
    sayProblem(error);
    throw error;
  });
  if (hasAll) built.texts = new Map(withChanges(built, changes).texts);
  // What the CMS shows of the checklist isn't what was saved.
  if (isReduced) location.reload();
  return sent;
}
