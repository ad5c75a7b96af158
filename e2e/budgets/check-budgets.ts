import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileNames } from '../../lib/content/file-names';
import { isText } from '../../lib/file-kinds';
import { exportFolder, pageNames } from '../../scripts/pages/page-names';
import { compareWithBudgets } from './budgets';
import { weighPage } from './weigh';

/** What the first visit to /admin/ may take, in bytes after gzip. */
const adminBudget = 850_000;

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const weights = await Promise.all(pageNames(out).map((name) => weighPage(name, read)));
const { table, problems, hints } = compareWithBudgets(weights);
console.log(`${table}\n${weights.length} pages weighed, ${problems.length} times over budget.`);
for (const hint of hints) console.log(hint);
// The page, its scripts, and the typefaces of its first screen, which are compressed already.
const parts = String(read('admin/admin.js')).match(/(?<=from"\.\/)parts\/[^"]+/g) ?? [];
const fonts = fileNames(join(out, 'admin')).filter((name) => /\/(source|material).*f2$/.test(name));
const admin = [...new Set(['index.html', 'config.js', 'admin.js', ...parts, ...fonts])]
  .map((name) => (isText(name) ? gzipSync(read(`admin/${name}`)) : read(`admin/${name}`)))
  .reduce((sum, { length }) => sum + length, 0);
console.log(`The first visit to /admin/ takes ${admin} of ${adminBudget} bytes (gzip).`);
if (admin > adminBudget) problems.push(`/admin/: expected at most ${adminBudget} bytes`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
