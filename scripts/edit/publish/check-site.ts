import { lastLines, runNpmScript } from './run-command';
import { type Report, takeStep } from './step';

/** The scripts of `npm run check:site` in order, and what it means if one fails. */
export const checks = [
  {
    script: 'check:content',
    step: 'Check the content',
    failed: "Something in the content isn't right yet.",
  },
  { script: 'build', step: 'Build the site', failed: "The site couldn't be built." },
  { script: 'check:export', step: 'Check every page', failed: "A page isn't right yet." },
  { script: 'check:budgets', step: 'Weigh every page', failed: 'A page is too heavy.' },
  {
    script: 'check:accessibility',
    step: 'Check accessibility',
    failed: "Some visitors couldn't use a page as it is.",
  },
];

/** Builds and checks the site step by step, up to the first that fails. Returns whether none did. */
export async function checkSite(root: string, report: Report): Promise<boolean> {
  for (const { script, step, failed } of checks) {
    const isFine = await takeStep(report, step, async () => {
      const result = await runNpmScript(root, script);
      if (result.ok) return { ok: true };
      const say = `${failed} Nothing was published. This is what the check says:\n${lastLines(result)}`;
      return { ok: false, say };
    });
    if (!isFine) return false;
  }
  return true;
}
