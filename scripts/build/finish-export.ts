import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryUrl } from '../../lib/contact/delivery';
import { outFolder } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { datedClaims, proofsIn } from '../../lib/content/text/claims';
import { contentModules } from '../../lib/islands/island-content';
import { buildAdmin } from '../admin/build-admin';
import { islandsFolder, islandsPath, makeIslands } from './islands/islands';
import { readPhotos, writePhotos } from './photos';
import { writeShareImages } from './share-images';
import { dateClaims } from './steps/date-claims';
import { dropFiles } from './steps/drop-files';
import { editPages } from './steps/edit-pages';
import { inlineStylesheet } from './steps/inline-stylesheet';
import { keepTitle } from './steps/keep-title';
import { precompress } from './steps/precompress';
import { renderIslands } from './steps/render-islands';
import { stripIcons, stripScripts } from './steps/strip-scripts';
import { writeHostFiles } from './steps/write-host-files';
import { writePolicy } from './steps/write-policy';

/** What the steps need. It's read while Next runs, so that both have the same sources. */
export async function prepare() {
  const read = readContentWithLines();
  const photos = await readPhotos(read);
  const islands = await makeIslands(contentModules(read.content));
  return { read, photos, islands };
}

/** Edits the pages that Next has exported, and writes what goes with them. */
export async function finish({ read, photos, islands }: Awaited<ReturnType<typeof prepare>>) {
  const { content } = read;
  const out = outFolder();
  const delivery = deliveryUrl(content.business)?.origin;
  const claims = datedClaims(proofsIn(read.record));
  const inline = inlineStylesheet(out);
  const edited = editPages(out, (page) => {
    // In this order: stripScripts would remove the comments that React needs in islands; keepTitle
    // splits texts, in which dateClaims then finds no claim; `inline` reads the classes of the
    // finished page, and adds styles, whose hashes the policy has.
    stripScripts(page);
    renderIslands(page, islands);
    dateClaims(page, claims, content.business.brand);
    keepTitle(page);
    stripIcons(page);
    inline(page);
    writePolicy(page, delivery);
  });
  // Other threads draw images and bundle the forms, while this one edits the pages.
  await Promise.all([edited, writeShareImages(content, out), buildAdmin(read, out)]);
  // Before the files that no page has to name: photos, islands, and those of hosts.
  dropFiles(out);
  await writePhotos(photos, out);
  cpSync(islandsFolder, join(out, islandsPath), { recursive: true });
  writeHostFiles(content, out);
  if (process.env['PRECOMPRESS'] === '1') await precompress(out);
  console.log(`✓ built the site in ${(performance.now() / 1000).toFixed(1)} s`);
}
