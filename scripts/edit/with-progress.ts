import type { Progress } from './api';

/** The steps with a new report: of a step that is there, or of the next one. */
export function withProgress(steps: readonly Progress[], report: Progress): Progress[] {
  return steps.some(({ step }) => step === report.step)
    ? steps.map((known) => (known.step === report.step ? report : known))
    : [...steps, report];
}
