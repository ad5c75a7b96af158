import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryUrl } from '../../lib/contact/delivery';
import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentToBuild } from '../../lib/content/read-content';
import { wordModules } from '../../lib/islands/words';
import { buildAdmin } from '../admin/build-admin';
import { reportContentErrors } from '../content/report-content-errors';
import { runNext } from '../pages/run-script';
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

/** `npm run build`: from content/ to out/. Next exports pages, steps finish them (decision 0007). */
await reportContentErrors(async () => {
  const out = outFolder();
  const read = readContentToBuild(contentRoot(), buildDay());
  const { content } = read;
  const photos = await readPhotos(read);
  const hash = sourcesHash('', datedFacts(content));
  // From here on the export is unfinished.
  rmSync(hashPath(''), { force: true });
  const [islands, code] = await Promise.all([makeIslands(wordModules(content)), runNext('build')]);
  // Next has said why it can't export the pages.
  if (code !== 0) process.exit(code ?? 1);

  const start = performance.now();
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
  dropFiles(out);
  cpSync(islandsFolder, join(out, islandsPath), { recursive: true });
  await writePhotos(photos, out);
  await buildAdmin(read, out);
  writeHostFiles(content, out);
  if (process.env['PRECOMPRESS'] === '1') await precompress(out);
  console.log(`✓ finished the export (${((performance.now() - start) / 1000).toFixed(2)} s)`);
  writeFileSync(hashPath(''), hash);
});
