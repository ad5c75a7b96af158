import type { FileChange } from '../../../lib/content/saves/file-changes';
import { admin } from './admin-global';
import { fetchJson, hasFiles, hashesAfter } from './github';
import { clearDue, isSaid, say } from './say';

/** How often it looks at the site and at GitHub, in milliseconds. */
const pause = 60_000;
/** After this long, in milliseconds, it tells the owner to look. */
const limit = 30 * 60_000;

const published = "Saved. It's being published.";
const late =
  'Not live yet after half an hour, unless someone has changed it since. The list of builds says why.';
const unseen =
  "Saved, and not live yet, which can take some minutes. If something stops it, it can't be seen from here: the list of builds says it.";

/** What is saved and not live yet. */
interface Waiting {
  sha: string;
  since: number;
  /** Git's hash of each text; null for one that is gone. */
  files: Record<string, string | null>;
  /** What is known in the end: why it isn't live. */
  end?: string;
}

/** The key under which the browser's storage has what isn't live yet, for the next visit. */
const key = `not-live-yet ${admin.github?.url}`;
const saved = (): Waiting | null => JSON.parse(localStorage.getItem(key) ?? 'null');
const keep = (waiting: Waiting) => localStorage.setItem(key, JSON.stringify(waiting));

/** Says that a commit is saved, and from then on whether it is live. */
export async function watch(changes: readonly FileChange[], sha: string): Promise<void> {
  say(published, '/admin/changes/', 'What you changed');
  // content.json has no photos, so nothing tells whether a photo is live.
  const texts = changes.filter(({ path }) => path.startsWith('content/'));
  const before = saved();
  // What was refused may never be live as it was saved, so nothing waits for it any more.
  const files = { ...(before?.end ? {} : before?.files), ...(await hashesAfter(texts)) };
  if (Object.keys(files).length === 0) return;
  keep({ sha, since: Date.now(), files });
  lookLater();
}

/** Goes on waiting for what was saved on an earlier visit. */
export function resume(): void {
  const waiting = saved();
  if (waiting && !waiting.end) say('What you saved last is being published.');
  void look();
}

/** Calls back once another tab has saved something. */
export function onSaveElsewhere(then: () => void): void {
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key && newValue && !JSON.parse(newValue).end) then();
  });
}

/** The words `unseen`, once they are said. */
let saidUnseen: Text | undefined;
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
  const { sha, since, files, end } = waiting;
  const isLive = site && hasFiles(site, files);
  const why = isLive || end || (await whyNotLive(sha)) || (Date.now() - since > limit && late);
  // Something else was saved meanwhile.
  if (saved()?.sha !== sha) return lookLater();
  if (isLive) {
    localStorage.removeItem(key);
    clearDue();
    say('Live: what you saved is on the site.', '/admin/left/', 'What is left');
  } else if (why) {
    keep({ ...waiting, end: why });
    say(why, admin.github?.url);
  } else lookLater();
}

/** What the check of a commit found wrong, if anything; says once if no one here can know. */
async function whyNotLive(sha: string): Promise<string | undefined> {
  try {
    const { check_runs: runs = [] } = await fetchJson(`commits/${sha}/check-runs`);
    const failed = runs.find((run: { conclusion: string }) => run.conclusion === 'failure');
    if (!failed) return undefined;
    const notes = await fetchJson(failed.output.annotations_url).catch(() => []);
    const [first] = [notes].flat().filter(({ path }) => /^content\//.test(path));
    return `Not live: ${first?.message ?? failed.name}`;
  } catch {
    if (!isSaid(saidUnseen)) saidUnseen = say(unseen, admin.github?.url);
    return undefined;
  }
}
