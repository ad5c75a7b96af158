import type { Progress } from '../api';

export type Report = (progress: Progress) => void;

/** How a step ended, and what to say about it. */
export interface StepResult {
  ok: boolean;
  say?: string;
}

/** Does a step of publishing, reports how it goes, and returns whether it succeeded. */
export async function takeStep(
  report: Report,
  step: string,
  work: () => Promise<StepResult>,
): Promise<boolean> {
  report({ step, state: 'running' });
  const { ok, ...said } = await work().catch((error: unknown) => ({
    ok: false,
    say: error instanceof Error ? error.message : String(error),
  }));
  report({ step, state: ok ? 'done' : 'failed', ...said });
  return ok;
}
