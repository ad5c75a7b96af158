import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../lib/content/content-root';
import { pageNames } from '../../scripts/pages/page-names';
import { budgetTable, overBudget } from './report';
import { weighPages } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints the heaviest of each kind. */
const out = join(process.cwd(), outFolder());

if (!existsSync(out)) {
  console.error(`There is no ${outFolder()}/: run npm run build first.`);
  process.exit(1);
}
const weights = await weighPages(pageNames(out), (path) => readFileSync(join(out, path)));
const problems = overBudget(weights);
console.log(budgetTable(weights));
console.log(`${weights.length} pages weighed, ${problems.length} times over budget.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
