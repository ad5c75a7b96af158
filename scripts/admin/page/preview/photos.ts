import type { Source } from '../../../../lib/content/reader';

/** A photo of the forms' system, which has it from the forge. */
export type GetAsset = (path: string) => { toBase64: () => Promise<string> } | undefined;

/** In place of a photo that can't be had yet. */
const gray =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="100%25" height="100%25" fill="%23bbb"/%3E%3C/svg%3E';

/**
 * Finds the photos that the site doesn't have yet, as they are saved, so that a page can show them.
 *
 * @param published the paths of the public files that the site has.
 * @returns HTML with addresses of photos that are there.
 */
export async function photosOf(
  { publicFiles }: Source,
  published: readonly string[],
  getAsset: GetAsset,
) {
  const photos = publicFiles.filter((name) => name.startsWith('photos/'));
  const waiting = photos.filter((name) => !published.includes(name));
  const found = waiting.map(async (name) => {
    const base64 = await getAsset(`/${name}`)
      ?.toBase64()
      .catch(() => '');
    return [
      name.replace(/\.\w+$/, ''),
      base64 ? `data:image/webp;base64,${base64}` : gray,
    ] as const;
  });
  const byName = new Map(await Promise.all(found));
  return (html: string, unsaved: readonly string[]) =>
    html.replace(/\/photos\/([\w-]+?)(?:-\d+)?\.(?:avif|jpeg|webp)/g, (path, name: string) => {
      const [, index] = /^in-form-(\d+)$/.exec(name) ?? [];
      return (index && unsaved[Number(index)]) || (byName.get(`photos/${name}`) ?? path);
    });
}
