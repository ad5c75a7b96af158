import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportFolder, htmlFiles } from '../../scripts/pages/html';
import { compareWithBudgets } from './budgets';
import { weigh, weighPage } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const pages = await Promise.all(htmlFiles(out).map((name) => weighPage(name, read)));

/** The files that a page or a script of the forms asks for at its start. */
const namedIn = (name: string, pattern: RegExp) =>
  [...String(read(name)).matchAll(pattern)].map(([, path = '']) => join(dirname(name), path));
const formsPage = 'admin/index.html';
const imports = /(?:from|import)"(\.[^"]+)"/g;
const forms = new Set([
  formsPage,
  ...namedIn(formsPage, /src="([^"]+)"/g),
  ...namedIn('admin/admin.js', imports),
]);
const script = 'admin/preview/draw.js';
const parts = namedIn(script, imports).filter((part) => !forms.has(part));
const weights = [
  ...pages,
  {
    path: '/admin/',
    found: {
      forms: await weigh([...forms], read),
      'page beside a form': await weigh([script, 'admin/page.css', ...parts], read),
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
