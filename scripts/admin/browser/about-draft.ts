import { fromJS, is } from 'immutable';

/** "Tuesday, November 3, 2026 at 3:21 AM". */
export const formatDateTime = (time: Date): string =>
  time.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

type Backup = { timestamp: Date; original?: object | undefined };
type Entry = { commitAuthor?: { name?: string }; commitDate?: Date };
type Draft = { originalEntry?: Entry | undefined; originalValues: object };

/**
 * What to say of words that were typed and not saved, and whether their form has been saved since,
 * by anyone (scripts/admin/patches.ts).
 *
 * @param backup the words, with the values that the form had then.
 * @param draft the form as it is now.
 */
export function aboutDraft(backup: Backup, { originalEntry, originalValues }: Draft) {
  const { timestamp, original } = backup;
  const { commitAuthor: by, commitDate: at } = originalEntry ?? {};
  // The same fields may come in another order.
  const isOlder = Boolean(
    originalEntry && original && !is(fromJS(original), fromJS(originalValues)),
  );
  const saved = at && by?.name ? `: ${by.name} saved it on ${formatDateTime(at)}` : '';
  const end = isOlder
    ? `The form has changed since then${saved}. “Restore” brings back the whole form as you left it: if you save that, the newer change is undone.`
    : '“Restore” brings back what you typed.';
  return {
    isOlder,
    words: `You typed here on ${formatDateTime(timestamp)}, without saving. ${end}`,
  };
}
