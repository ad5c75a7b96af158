import type { Source } from '../../../../lib/content/reader';

/** A photo of the forms' system, which has it from the forge. */
export type GetAsset = (path: string) => { toBase64: () => Promise<string> } | undefined;

/** In place of a photo that can't be had yet. */
const gray =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="100%25" height="100%25" fill="%23bbb"/%3E%3C/svg%3E';

/**
 * Finds the photos that the site doesn't have yet, so that a page can show them.
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
    const asset = getAsset(`/${name}`);
    const base64 = await asset?.toBase64().catch(() => '');
    const address = base64 ? `data:image/webp;base64,${base64}` : gray;
    return [name.replace(/^photos\/|\.\w+$/g, ''), address] as const;
  });
  const byName = new Map(await Promise.all(found));
  return (html: string) =>
    html.replace(/\/photos\/([\w-]+?)(?:-\d+)?\.(?:avif|jpeg|webp)/g, (path, name: string) => {
      // One that isn't saved: draw-page.tsx made its address a path.
      if (name.startsWith('blob-')) return name.replace('blob-', `blob:${location.origin}/`);
      return byName.get(name) ?? path;
    });
}
