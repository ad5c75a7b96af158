import type { Source } from '../../../../lib/content/reader';

/** A photo of the forms' system, which has it from the forge. */
export type GetAsset = (path: string) => { toBase64: () => Promise<string> } | undefined;

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
    // In place of one that can't be had now, the page has its words.
    const base64 = (await asset?.toBase64().catch(() => '')) ?? '';
    const address = `data:image/webp;base64,${base64}`;
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
