import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryOrigin } from '../../lib/contact/delivery';
import type { ContentWithLines } from '../../lib/content/read-content';
import { buildAdmin } from '../admin/build-admin';
import { type Islands, islandsPath } from './islands/islands';
import { type Photo, writePhotos } from './photos';
import { drawIslands } from './steps/draw-islands';
import { dropFiles } from './steps/drop-files';
import { editPages } from './steps/edit-pages';
import { inlineStylesheet } from './steps/inline-stylesheet';
import { keepOwn } from './steps/keep-own';
import { leanIcons } from './steps/lean-icons';
import { precompress } from './steps/precompress';
import { writeHostFiles } from './steps/write-host-files';
import { writePolicy } from './steps/write-policy';

/**
 * Turns what Next has exported to the folder `out` into the finished site (decision 0017), and prints
 * how long each step took.
 *
 * @throws PageError that names the page, and what an edit expected and found there.
 */
export async function finishExport(
  read: ContentWithLines,
  out: string,
  islands: Islands,
  photos: readonly Photo[],
): Promise<void> {
  const { content } = read;
  const delivery = deliveryOrigin(content.business);
  const steps = {
    'edit the pages': () =>
      editPages(out, {
        'keep our own scripts': keepOwn,
        'draw the islands': (page) => drawIslands(page, islands.modules),
        'trim the icons': leanIcons,
        'inline the stylesheet': inlineStylesheet(out),
        'write the policy': (page) => writePolicy(page, delivery ? [delivery] : []),
      }),
    'drop unneeded files': () => dropFiles(out),
    'copy the islands': () => cpSync(islands.folder, join(out, islandsPath), { recursive: true }),
    'write the photos': () => writePhotos(photos, out),
    'write /admin/': () => buildAdmin(read, out),
    'write the host files': () => writeHostFiles(content, out),
    ...(process.env['PRECOMPRESS'] === '1' && { precompress: () => precompress(out) }),
  };
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    await step();
    console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(2)} s)`);
  }
}
