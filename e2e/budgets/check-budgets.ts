import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportFolder, htmlFiles } from '../../scripts/pages/html';
import { compareWithBudgets } from './budgets';
import { weigh, weighPage } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const pages = await Promise.all(htmlFiles(out).map((name) => weighPage(name, read)));

/** What the page of the forms asks for at its start. */
const formsPage = 'admin/index.html';
const forms = [...String(read(formsPage)).matchAll(/(?:href|src)="([^"]+)"/g)].map(
  ([, path = '']) => join('admin', path),
);
const weights = [
  ...pages,
  { path: '/admin/', found: { forms: await weigh([...new Set([formsPage, ...forms])], read) } },
];
const { heaviest, problems } = compareWithBudgets(weights);
console.table(heaviest);
console.log(
  `${weights.length} pages weighed in bytes after brotli 11, ${problems.length} times over budget.`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
