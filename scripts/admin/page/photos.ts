import type { Change } from '../../../lib/content/changes';
import type { ContentWithLines } from '../../../lib/content/content-of';
import { photoFinding, pictureSizes } from '../../../lib/content/pictures';
import type { Finding } from '../../../lib/content/problem';

const places = ['portrait', 'car'] as const;

/**
 * What the build would say about the photos of who comes.
 *
 * @param published the paths of the public files that the site has.
 */
export async function photoProblems(
  { record }: ContentWithLines,
  changes: readonly Change[],
  published: readonly string[],
): Promise<Finding[]> {
  const found = places.map(async (place) => {
    const file = record.notary[place]?.file;
    const why = file && (await whyNot(file, pictureSizes[place], changes, published));
    return why ? [photoFinding(place, why)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Why a photo can't be used; one that is neither new nor on the site yet is the build's. */
async function whyNot(
  file: string,
  least: { width: number; height: number },
  changes: readonly Change[],
  published: readonly string[],
): Promise<string | undefined> {
  const added = changes.find(({ path }) => path === `public${file}`)?.data;
  const isThere = published.includes(file.slice(1));
  const there = isThere && (await fetch(file).catch(() => undefined));
  const photo = added instanceof Blob ? added : there && (await there.blob());
  if (!photo) return undefined;
  try {
    const { width, height } = await createImageBitmap(photo);
    const isLarge = width >= least.width && height >= least.height;
    return isLarge ? undefined : `${width} by ${height} pixels in public${file}`;
  } catch {
    return `no photo in public${file}`;
  }
}
