import type { Change } from '../../../lib/content/changes';
import { ask, namesAfter } from './github';
import { line, say } from './say';

const { forge } = Object(globalThis).admin ?? {};

/** Between two looks at the site, in milliseconds. */
const pause = 10_000;
/** Between two looks at the forge, and before the first; between two at the site, if nothing is published. */
const patience = 60_000;
/** After this long, the owner has to look. */
const limit = 30 * 60_000;

const live = 'Live: what you saved is on the site.';
const stateOf = ({ isHeld }: { isHeld: boolean }) =>
  isHeld
    ? 'Saved, not published yet. “Publish Changes” publishes it; so does your next Save.'
    : "Saved. It's being published.";

const all = 'All that was saved is being published. That takes some minutes.';

/** What is saved and not live yet. */
interface Waiting {
  sha: string;
  since: number;
  /** What Git calls each text; null of one that is gone. */
  files: Record<string, string | null>;
  /** Whether the owner wants to publish it later. */
  isHeld: boolean;
  /** When the forge was last asked, by whichever tab. */
  asked: number;
  /** What is known in the end: why it isn't live. */
  end?: string;
}

/** Where the browser keeps it, for all tabs and the next visit. */
const key = `not-live-yet ${forge?.url}`;
const saved = (): Waiting | null => JSON.parse(localStorage.getItem(key) ?? 'null');
const keep = (waiting: Waiting) => localStorage.setItem(key, JSON.stringify(waiting));

/**
 * Says that a commit is saved, and from then on whether it is live.
 *
 * @param changes none, if it only publishes what was saved before.
 */
export async function watch(
  changes: readonly Change[],
  commit: Pick<Waiting, 'sha' | 'isHeld'>,
): Promise<void> {
  // No one can see whether a photo alone is live.
  const texts = changes.filter(({ path }) => path.startsWith('content/'));
  // What is built with these has all that was saved before.
  const files = changes.length > 0 ? await namesAfter(texts) : { ...saved()?.files };
  say(changes.length > 0 || saved() ? stateOf(commit) : all);
  if (Object.keys(files).length === 0) return;
  const { sha, isHeld } = commit;
  keep({ sha, since: Date.now(), files, isHeld, asked: 0 });
  lookIn(pause);
}

/** Goes on where the owner left, in whichever tab. */
export function resume(): void {
  const waiting = saved();
  if (waiting && !waiting.end) say(stateOf(waiting));
  void look();
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key) return;
    if (newValue) void look();
    else say(live);
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;
function lookIn(milliseconds: number) {
  clearTimeout(timer);
  timer = setTimeout(look, milliseconds);
}

async function look(): Promise<void> {
  const waiting = saved();
  if (!waiting) return;
  // Without an answer, a file that is gone would count as gone from the site.
  const site = await fetch('/admin/content.json', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  // Something else was saved meanwhile.
  if (saved()?.sha !== waiting.sha) return lookIn(pause);
  if (
    site &&
    Object.entries(waiting.files).every(([file, name]) => (site[file] ?? null) === name)
  ) {
    localStorage.removeItem(key);
    return say(live);
  }
  const { since, asked, isHeld, end } = waiting;
  if (end) return say(end, forge.url);
  lookIn(isHeld ? patience : pause);
  const now = Date.now();
  if (isHeld || now - Math.max(since, asked) < patience) return;
  keep({ ...waiting, asked: now });
  const isLate = now - since > limit;
  const why = (await whyNotLive(waiting.sha, isLate)) ?? (isLate && late);
  if (!why || saved()?.sha !== waiting.sha) return;
  clearTimeout(timer);
  keep({ ...waiting, end: why });
  say(why, forge.url);
}

const late =
  'Not live yet after half an hour, unless someone has changed it since. The list of builds says why.';

/** What the check of a commit found wrong, if it has found anything; says that no one here can know, unless it's late. */
async function whyNotLive(sha: string, isLate: boolean): Promise<string | undefined> {
  try {
    if (!forge.api) throw new Error('no API');
    const { check_runs: runs = [] } = await ask(`${forge.api}/commits/${sha}/check-runs`);
    const failed = runs.find((run: { conclusion: string }) => run.conclusion === 'failure');
    if (!failed) return undefined;
    const notes = await ask(failed.output.annotations_url).catch(() => []);
    const [first] = [notes].flat().filter(({ path }) => /^content\//.test(path));
    return `Not live: ${first?.message ?? failed.name}`;
  } catch (error) {
    const { status, message } = Object(Object(error).cause);
    const isForbidden = /40[134]/.test(status) && !/rate limit/i.test(message);
    const why = isForbidden
      ? 'your token may not read the checks.'
      : 'the site’s repository gives no answer for now.';
    const words = `Saved, and not live yet, which can take some minutes. If something stops it, it can't be seen from here: ${why} The list of builds says it.`;
    if (!isLate && !line.textContent?.startsWith(words)) say(words, forge.url);
    return undefined;
  }
}
