import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileNames } from '../../lib/content/file-names';
import { isText } from '../../lib/file-kinds';
import { exportFolder, htmlFiles } from '../../scripts/pages/html-files';
import { compareWithBudgets } from './budgets';
import { weighPage } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const pages = await Promise.all(htmlFiles(out).map((name) => weighPage(name, read)));
// The forms' page, its scripts, and the typefaces of its first screen, which are compressed already.
const parts = String(read('admin/admin.js')).match(/(?<=from"\.\/)parts\/[^"]+/g) ?? [];
const fonts = fileNames(join(out, 'admin')).filter((name) => /\/(source|material).*f2$/.test(name));
const forms = [...new Set(['index.html', 'config.js', 'admin.js', ...parts, ...fonts])]
  .map((name) => (isText(name) ? gzipSync(read(`admin/${name}`)) : read(`admin/${name}`)))
  .reduce((sum, { length }) => sum + length, 0);
const weights = [...pages, { path: '/admin/', found: { 'forms (gzip)': forms } }];
const { heaviest, problems, hints } = compareWithBudgets(weights);
console.table(heaviest);
console.log(
  `${weights.length} pages weighed in bytes after brotli 11, ${problems.length} times over budget.`,
);
for (const hint of hints) console.log(hint);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
