import { ContentError } from '../content/problem';
import { StepError } from './after-build/step';

/** Runs a step; wrong content, or a page that no step knows, is told without a stack and ends the process with 1. */
export async function reportContentErrors(step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof StepError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
