import type { Change } from '../../../lib/content/changes';
import { ask, hasFiles, namesAfter } from './github';
import { say, statusLine } from './say';

const { forge } = Object(globalThis).admin ?? {};

/** Before each look at the site and at the forge, in milliseconds. */
const pause = 60_000;
/** After this long, the owner has to look. */
const limit = 30 * 60_000;

const live = 'Live: what you saved is on the site.';
const stateOf = ({ isHeld }: { isHeld: boolean }) =>
  isHeld
    ? 'Saved, not published yet. “Publish Changes” publishes it; so does your next Save.'
    : "Saved. It's being published.";

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
  const before = saved();
  // Of what was refused before, its file may never be as it was saved then.
  const isOver = before?.end && changes.length > 0;
  const files = { ...(isOver ? {} : before?.files), ...(await namesAfter(texts)) };
  const isKnown = Object.keys(files).length > 0;
  say(isKnown || changes.length > 0 ? stateOf(commit) : 'All that was saved is being published.');
  if (!isKnown) return;
  const now = Date.now();
  keep({ ...commit, since: now, files, asked: now });
  lookLater();
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
function lookLater() {
  clearTimeout(timer);
  timer = setTimeout(look, pause);
}

async function look(): Promise<void> {
  const waiting = saved();
  if (!waiting) return;
  // Without an answer, a file that is gone would count as gone from the site.
  const site = await fetch('/admin/content.json', { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  // Something else was saved meanwhile.
  if (saved()?.sha !== waiting.sha) return lookLater();
  const { sha, since, asked, isHeld, end } = waiting;
  if (site && hasFiles(site, waiting.files)) {
    localStorage.removeItem(key);
    return say(live);
  }
  if (end) return say(end, forge.url);
  lookLater();
  const now = Date.now();
  // Another tab may have asked.
  if (isHeld || now - asked < pause) return;
  keep({ ...waiting, asked: now });
  const why = (await whyNotLive(sha)) ?? (now - since > limit && late);
  if (!why || saved()?.sha !== sha) return;
  clearTimeout(timer);
  keep({ ...waiting, end: why });
  say(why, forge.url);
}

const late =
  'Not live yet after half an hour, unless someone has changed it since. The list of builds says why.';

/** What the check of a commit found wrong, if it has found anything; says so if no one here can know. */
async function whyNotLive(sha: string): Promise<string | undefined> {
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
    if (!statusLine.textContent?.startsWith(words)) say(words, forge.url);
    return undefined;
  }
}
