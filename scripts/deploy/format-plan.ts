import { isEmpty, type Plan } from './plan';
import type { DeployRequest } from './request';

/** How many names of a long list are shown. */
const shown = 5;

/** What a deployment is about to do; with --dry-run file by file. */
export function formatPlan(plan: Plan, { dryRun }: Pick<DeployRequest, 'dryRun'>): string {
  const [hashed = [], others = [], pages = []] = plan.uploads;
  return [
    ...(dryRun ? plan.uploads.flat().map((path) => `+ ${path}`) : []),
    ...(dryRun ? plan.removals.flat().map((path) => `- ${path}`) : []),
    isEmpty(plan)
      ? `All ${plan.unchanged} files are there already.`
      : `New or changed: ${pages.length} pages, ${hashed.length} hashed files, ${others.length} others. Unchanged: ${plan.unchanged}. To remove: ${plan.removals.flat().length}.`,
    ...(plan.foreign.length > 0
      ? [`Not put there by a deployment, and left alone: ${listFirst(plan.foreign)}.`]
      : []),
    ...(dryRun ? ['Nothing was done (--dry-run).'] : []),
  ].join('\n');
}

function listFirst(paths: readonly string[]): string {
  const more = paths.length - shown;
  return paths.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
