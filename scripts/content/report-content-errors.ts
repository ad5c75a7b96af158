import { formWords } from '../../lib/content/form-words';
import { ContentError, type Problem } from '../../lib/content/problem';
import { wrongSettings } from '../settings';

const inFormWords = formWords();

/** What a script can't go on with: the message says what was expected and found. */
export class PageError extends Error {
  override name = 'PageError';
}

/** @throws PageError if a variable of the environment is none that can be used. */
export function checkSettings(): void {
  const wrong = wrongSettings(process.env);
  if (wrong) throw new PageError(wrong);
}

/** Runs a script; reports a content or page error without a stack trace, and sets exit code 1. */
export async function reportContentErrors(step: () => void | Promise<void>): Promise<void> {
  try {
    checkSettings();
    await step();
  } catch (error) {
    report(error);
  }
}

/** Reports a content or page error, and sets exit code 1; throws any other. */
export function report(error: unknown): void {
  if (!(error instanceof ContentError || error instanceof PageError)) throw error;
  console.error(error.message);
  if (error instanceof ContentError && process.env['GITHUB_ACTIONS']) {
    for (const problem of error.problems) console.log(annotation(problem));
  }
  process.exitCode = 1;
}

/**
 * A problem as a workflow command: GitHub shows it on its line in the pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function annotation(problem: Problem): string {
  const words = inFormWords(problem).replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${problem.file},line=${problem.line}::${words}`;
}
