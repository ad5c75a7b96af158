import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportFolder, htmlFiles } from '../../scripts/html';
import { compareWithBudgets } from './budgets';
import { weigh, weighPage } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const pages = await Promise.all(htmlFiles(out).map((name) => weighPage(name, read)));

/** A script of the forms, and what it imports. */
const withParts = (script: string) => {
  const parts = String(read(script)).matchAll(/(?:from|import)"(\.[^"]+)"/g);
  return [script, ...[...parts].map(([, path = '']) => join(dirname(script), path))];
};
const forms = ['admin/index.html', 'admin/config.js', ...withParts('admin/admin.js')];
const onSave = withParts('admin/on-save.js');
const page = ['admin/page.css', ...withParts('admin/preview/worker.js')];
/** Weighs files without those that the browser has by then. */
const weighWithout = (before: readonly string[], files: readonly string[]) =>
  weigh(
    files.filter((file) => !before.includes(file)),
    read,
  );
const weights = [
  ...pages,
  {
    path: '/admin/',
    found: {
      forms: await weigh(forms, read),
      'check before a save': await weighWithout(forms, onSave),
      'page beside a form': await weighWithout([...forms, ...onSave], page),
    },
  },
];
const { heaviest, isCodeOver, problems } = compareWithBudgets(weights);
console.table(heaviest);
console.log(
  `${weights.length} pages weighed in bytes after brotli 11, ${problems.length} times over budget.`,
);
for (const problem of problems) console.error(problem);
// What the owner writes makes a page larger: that is told, and keeps no change from the site.
const isOwners = !process.env['SITE_CONTENT'];
if (isCodeOver || (!isOwners && problems.length > 0)) process.exitCode = 1;
