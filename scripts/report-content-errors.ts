import { formWords } from '../lib/content/form-words';
import { ContentError } from '../lib/content/problem';
import { ScriptError } from './script-error';
import { wrongSettings } from './settings';

const inFormWords = formWords();

/** @throws ScriptError if a variable of the environment has a value that can't be used. */
export function checkSettings(): void {
  const wrong = wrongSettings(process.env);
  if (wrong) throw new ScriptError(wrong);
}

/** Runs a command; reports wrong content or a ScriptError without its trace, and exits with 1. */
export async function reportContentErrors(step: () => void | Promise<void>): Promise<void> {
  try {
    checkSettings();
    await step();
  } catch (error) {
    report(error);
  }
}

/** Reports wrong content or a ScriptError, and sets exit code 1; throws any other error. */
export function report(error: unknown): void {
  if (!(error instanceof ContentError || error instanceof ScriptError)) throw error;
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
export function annotation(problem: ContentError['problems'][number]): string {
  const words = inFormWords(problem).replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${problem.file},line=${problem.line}::${words}`;
}
