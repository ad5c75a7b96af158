import type { Change } from '../../../lib/content/changes';
import type { ContentWithLines } from '../../../lib/content/content-of';
import { photoFinding, pictureSizes } from '../../../lib/content/pictures';
import type { Finding } from '../../../lib/content/problem';

/** The paths of the public files that the site has. */
const { publicFiles } = Object(globalThis).admin ?? {};

const places = ['portrait', 'car'] as const;

/** What the build would say about the photos of who comes. */
export async function photoProblems(
  { record }: ContentWithLines,
  changes: readonly Change[],
): Promise<Finding[]> {
  const found = places.map(async (place) => {
    const file = record.notary[place]?.file;
    const photo = file && (await photoAt(file, changes));
    if (!photo) return [];
    const none = { width: 0, height: 0 };
    const { width, height } = await createImageBitmap(photo).catch(() => none);
    const least = pictureSizes[place];
    if (width >= least.width && height >= least.height) return [];
    const what = width > 0 ? `${width} by ${height} pixels` : 'no photo';
    return [photoFinding(place, `${what} in public${file}`)];
  });
  return (await Promise.all(found)).flat();
}

/** A photo that is new, or on the site; one that is neither yet is the build's. */
async function photoAt(file: string, changes: readonly Change[]): Promise<Blob | undefined> {
  const added = changes.find(({ path }) => path === `public${file}`)?.data;
  if (added instanceof Blob) return added;
  if (!publicFiles.includes(file.slice(1))) return undefined;
  const response = await fetch(file).catch(() => undefined);
  return response?.ok ? response.blob() : undefined;
}
