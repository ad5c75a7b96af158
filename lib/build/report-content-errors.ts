import { ContentError } from '../content/problem';

/** Runs a step; content that is wrong is told without a stack and ends the process with 1. */
export function reportContentErrors(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
