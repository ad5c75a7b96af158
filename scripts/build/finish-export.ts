import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryUrl } from '../../lib/contact/delivery';
import type { ContentWithLines } from '../../lib/content/read-content';
import { buildAdmin } from '../admin/build-admin';
import { islandsFolder } from './islands/bundle';
import { type Islands, islandsPath } from './islands/islands';
import { type Photos, writePhotos } from './photos';
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
 * Turns what Next has exported to the folder `out` into the finished site (decision 0017).
 *
 * @throws PageError that names the page, and what an edit expected and found there.
 */
export async function finishExport(
  read: ContentWithLines,
  out: string,
  islands: Islands,
  photos: Photos,
): Promise<void> {
  const start = performance.now();
  const delivery = deliveryUrl(read.content.business)?.origin;
  const inline = inlineStylesheet(out);
  editPages(out, (page) => {
    keepOwn(page);
    drawIslands(page, islands);
    leanIcons(page);
    inline(page);
    writePolicy(page, delivery);
  });
  dropFiles(out);
  cpSync(islandsFolder, join(out, islandsPath), { recursive: true });
  await writePhotos(photos, out);
  await buildAdmin(read, out);
  writeHostFiles(read.content, out);
  if (process.env['PRECOMPRESS'] === '1') await precompress(out);
  console.log(`✓ finished the export (${((performance.now() - start) / 1000).toFixed(2)} s)`);
}
