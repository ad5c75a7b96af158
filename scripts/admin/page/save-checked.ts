import { buildDay } from '../../../lib/content/build-day';
import { type Change, checkChanges } from '../../../lib/content/changes';
import { oldNames } from '../../../lib/content/old-names';
import type { Source } from '../../../lib/content/reader';
import { delivered } from './github';
import { photoProblems } from './photos';
import { watch } from './publishing';
import { say } from './say';

const { forge } = Object(globalThis).admin ?? {};

/**
 * Saves changes that the build would take, and tells what becomes of them.
 *
 * @param send commits them.
 * @param isHeld whether they are published later.
 * @throws Error with words for the owner, if the build would refuse the changes, or they can't be sent.
 */
export async function saveChecked(
  source: Source,
  changes: readonly Change[],
  send: Parameters<typeof delivered>[1],
  isHeld = false,
) {
  const { wrong, inTheWay } = await checkChanges(source, changes, buildDay(), (read) =>
    photoProblems(read, changes),
  );
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  const sent = await delivered(changes, send);
  const { sha } = sent;
  // It is saved, even if no one can watch it.
  if (forge) await watch(changes, { sha, isHeld }).catch(() => undefined);
  const old = oldNames(source, changes);
  if (inTheWay.length > 0)
    say(`Saved, but the site can't be built until this is right, too: ${inTheWay.join('; ')}`);
  else if (old) say(`Saved. ${old}`);
  return sent;
}
