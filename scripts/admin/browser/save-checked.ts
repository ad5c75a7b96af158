import { buildDay } from '../../../lib/content/build-day';
import type { ContentWithLines } from '../../../lib/content/content-of';
import type { Problem } from '../../../lib/content/problem';
import type { Source } from '../../../lib/content/reading/reader';
import { photoProblem, pictureSizes } from '../../../lib/content/resolving/pictures';
import { checkChanges, type FileChange } from '../../../lib/content/saves/file-changes';
import { oldNames } from '../../../lib/content/saves/old-names';
import { admin } from './admin-global';
import { delivered } from './github';
import { watch } from './publishing';
import { say } from './say';
import { Refusal } from './why-not-saved';

/**
 * Saves changes that the build would take, and tells what becomes of them.
 *
 * @param send commits them.
 * @throws Refusal if the build would refuse the changes, or sending fails.
 */
export async function saveChecked(
  source: Source,
  changes: readonly FileChange[],
  send: Parameters<typeof delivered>[1],
) {
  const { wrong, inTheWay } = await checkChanges(source, changes, buildDay(), (read) =>
    photoProblems(read, changes),
  );
  if (wrong.length > 0) throw new Refusal(wrong.join('; '));
  const sent = await delivered(changes, send);
  // It is saved, even if no one can watch it.
  if (admin.github) await watch(changes, sent.sha).catch(() => undefined);
  const old = oldNames(source, changes);
  if (inTheWay.length > 0)
    say(`Saved, but the site can't be built until this is right, too: ${inTheWay.join('; ')}`);
  else if (old) say(`Saved. ${old}`);
  return sent;
}

/** What the build would say about the photos of who comes. */
async function photoProblems(
  { record }: ContentWithLines,
  changes: readonly FileChange[],
): Promise<Problem[]> {
  const found = (['portrait', 'car'] as const).map(async (photo) => {
    const file = record.notary[photo]?.file;
    const blob = file && (await photoAt(file, changes));
    if (!blob) return [];
    const none = { width: 0, height: 0 };
    const { width, height } = await createImageBitmap(blob).catch(() => none);
    const least = pictureSizes[photo];
    if (width >= least.width && height >= least.height) return [];
    const what = width > 0 ? `${width} by ${height} pixels` : 'no photo';
    return [photoProblem(photo, `${what} in public${file}`)];
  });
  return (await Promise.all(found)).flat();
}

/** A photo that is new, or on the site; one that is neither yet is the build's. */
async function photoAt(file: string, changes: readonly FileChange[]): Promise<Blob | undefined> {
  const added = changes.find(({ path }) => path === `public${file}`)?.data;
  if (added instanceof Blob) return added;
  if (!admin.publicFiles.includes(file.slice(1))) return undefined;
  const response = await fetch(file).catch(() => undefined);
  return response?.ok ? response.blob() : undefined;
}
