import { ask } from './github';

const { forge } = Object(globalThis).admin ?? {};

/**
 * What the check of a commit found wrong, if it has found anything.
 *
 * @throws Error if the forge doesn't say.
 */
export async function whyNotLive(sha: string): Promise<string | undefined> {
  if (!forge.api) throw new Error('no API');
  const { check_runs: runs = [] } = Object(await ask(`${forge.api}/commits/${sha}/check-runs`));
  const failed = runs.find((run: { conclusion: string }) => run.conclusion === 'failure');
  if (!failed) return undefined;
  const notes = await ask(failed.output.annotations_url).catch(() => []);
  const [first] = [notes].flat().filter(({ path }) => /^content\//.test(path));
  return first?.message ?? failed.name;
}

/** Why the forge doesn't say it. */
export function unseen(error: unknown): string {
  const { status, message } = Object(Object(error).cause);
  const isForbidden = /40[134]/.test(status) && !/rate limit/i.test(message);
  return isForbidden ? 'your token may not read the checks.' : 'the forge gives no answer for now.';
}
