import { appendFileSync } from 'node:fs';
import * as z from 'zod';
import { ContentError, describeProblem, type Problem } from '../../lib/content/problem';
import { placeOf } from '../../lib/schema/labels';

/** What a script can't go on with, such as a page: the message says what was expected and found. */
export class PageError extends Error {
  override name = 'PageError';
}

/** What keeps the project from running in this folder, or with this version of Node. */
export function systemProblem(folder: string, version: string): string | undefined {
  if (version.localeCompare('20.19', 'en', { numeric: true }) < 0)
    return `This project needs Node 20.19 or newer; this is Node ${version}.`;
  const [sign] = /[#?]/.exec(folder) ?? [];
  return sign && `Rename the folder ${folder}: the site can't be built below a name with ${sign}.`;
}

/** Runs a script; reports a content or page error without a stack trace, and sets exit code 1. */
export async function reportContentErrors(step: () => void | Promise<void>): Promise<void> {
  try {
    const problem = systemProblem(process.cwd(), process.versions.node);
    if (problem) throw new PageError(problem);
    await step();
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof PageError)) throw error;
    console.error(error.message);
    if (error instanceof ContentError && process.env['GITHUB_ACTIONS']) {
      for (const problem of error.problems) console.log(annotation(problem));
      const summary = process.env['GITHUB_STEP_SUMMARY'];
      if (summary) appendFileSync(summary, summaryOf(error.problems));
    }
    process.exitCode = 1;
  }
}

/** The problems in the words of the forms, as Markdown for the page of a run at GitHub. */
export function summaryOf(problems: readonly Problem[]): string {
  const lines = problems.map((problem) => {
    const { file, line, path = [] } = problem;
    return `- **${placeOf(path, file) || 'The file'}** (${file}, line ${line}): ${describeProblem(problem)}\n\n`;
  });
  return `## The site stays as it was\n\nCorrect this, and save again:\n\n${lines.join('')}`;
}

/**
 * A problem as a workflow command: GitHub shows it on its line in the pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function annotation({ file, line, path = [], ...problem }: Problem): string {
  const words = describeProblem(problem, z.core.toDotPath(path));
  return `::error file=${file},line=${line}::${words.replace(/[%\r\n]/g, encodeURIComponent)}`;
}
