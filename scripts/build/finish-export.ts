import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryUrl } from '../../lib/contact/delivery';
import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentToBuild } from '../../lib/content/read-content';
import { wordModules } from '../../lib/islands/words';
import { buildAdmin } from '../admin/build-admin';
import { tell } from '../content/report-content-errors';
import { hashPath, sourcesHash } from './build-if-needed';
import { islandsFolder } from './islands/bundle';
import { islandsPath, makeIslands } from './islands/islands';
import { readPhotos, writePhotos } from './photos';
import { drawIslands } from './steps/draw-islands';
import { dropFiles } from './steps/drop-files';
import { editPages } from './steps/edit-pages';
import { inlineStylesheet } from './steps/inline-stylesheet';
import { keepTitle } from './steps/keep-title';
import { precompress } from './steps/precompress';
import { stripIcons } from './steps/strip-icons';
import { stripScripts } from './steps/strip-scripts';
import { writeHostFiles } from './steps/write-host-files';
import { writePolicy } from './steps/write-policy';

/** @param exported resolves with Next's exit code once it has exported the pages. */
export async function finishExport(exported: Promise<number | null>): Promise<void> {
  const [next, prepared] = await Promise.allSettled([exported, prepare()]);
  // Next has said why it can't export the pages, such as what is wrong in content/.
  if (next.status === 'rejected' || next.value !== 0) process.exit(1);
  try {
    if (prepared.status === 'rejected') throw prepared.reason;
    await finish(prepared.value);
  } catch (error) {
    tell(error);
  }
}

/** What the steps need, from the sources as they are when Next begins. */
async function prepare() {
  const read = readContentToBuild(contentRoot(), buildDay());
  const hash = sourcesHash('', datedFacts(read.content));
  const photos = await readPhotos(read);
  const islands = await makeIslands(wordModules(read.content));
  return { read, photos, hash, islands };
}

async function finish({ read, photos, hash, islands }: Awaited<ReturnType<typeof prepare>>) {
  const start = performance.now();
  const { content } = read;
  const out = outFolder();
  // Bundled in a process of its own, while this one edits the pages.
  const admin = buildAdmin(read, out);
  const delivery = deliveryUrl(content.business)?.origin;
  const inline = inlineStylesheet(out);
  editPages(out, (page) => {
    stripScripts(page);
    drawIslands(page, islands);
    keepTitle(page);
    stripIcons(page);
    inline(page);
    writePolicy(page, delivery);
  });
  await Promise.all([dropFiles(out), writePhotos(photos, out), admin]);
  cpSync(islandsFolder, join(out, islandsPath), { recursive: true });
  writeHostFiles(content, out);
  if (process.env['PRECOMPRESS'] === '1') await precompress(out);
  console.log(`✓ finished the export (${((performance.now() - start) / 1000).toFixed(2)} s)`);
  writeFileSync(hashPath(''), hash);
}
