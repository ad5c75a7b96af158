import type { Change } from '../../../lib/content/changes';

/** Where to look for what became of a commit. */
interface Forge {
  /** Of the repository, such as https://github.com/owner/site. */
  url: string;
  /** Of the commits, as GitHub's API has them; undefined at another forge. */
  commits: string | undefined;
}

/** What is saved and not live yet: a digest of each text, null of a file that is gone. */
interface Waiting {
  sha: string;
  since: number;
  files: Record<string, string | null>;
}

const key = 'not-live-yet';
/** Between two looks at the site, in milliseconds. */
const pause = 10_000;
/** After this long, the forge is asked why nothing is live. */
const patience = 60_000;
/** After this long, the owner has to look. */
const limit = 30 * 60_000;

const saved = (): Waiting | null => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const keep = (waiting: Waiting) => sessionStorage.setItem(key, JSON.stringify(waiting));

const line = document.createElement('p');
line.setAttribute('role', 'status');
line.style.cssText = 'flex:1;margin:0';

const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;z-index:9999;inset:auto 0 0;display:flex;align-items:center;padding:.25rem 1rem;background:CanvasText;color:Canvas;font:1rem/1.5 system-ui,sans-serif';
const close = Object.assign(document.createElement('button'), {
  textContent: '×',
  ariaLabel: 'Close this message',
  style: 'padding:.5rem 1rem;border:0;background:none;color:inherit;font:inherit',
  onclick: () => bar.remove(),
});
bar.append(line, close);
// The forms end above it (scripts/admin/pages.ts).
const { style } = document.documentElement;
new ResizeObserver(() => style.setProperty('--line', `${bar.offsetHeight}px`)).observe(bar);

/** Hides the line while a form is open, which needs its room; what comes up then is shown all the same. */
export function makeRoom(): void {
  bar.style.display = /\/(?:entries\/|new)/.test(location.hash) ? 'none' : 'flex';
}
addEventListener('hashchange', makeRoom);

/** Shows a line at the edge of the screen, in place of the one before. */
export function say(words: string, url = '', label = 'Look there'): void {
  const link = Object.assign(document.createElement('a'), { href: url, target: '_blank' });
  link.textContent = label;
  link.style.color = 'inherit';
  line.replaceChildren(words, ...(url ? [' ', link] : []));
  bar.style.display = 'flex';
  document.body.append(bar);
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function jsonAt(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache' });
  return answer.ok ? answer.json() : undefined;
}

/** Says that a commit is saved, and from then on whether it is live. */
export async function watch(
  changes: readonly Change[],
  { sha, isHeld }: { sha: string; isHeld: boolean },
  forge: Forge,
): Promise<void> {
  const files = { ...saved()?.files };
  for (const { action, path, previousPath, data } of changes) {
    if (previousPath) files[previousPath] = null;
    if (action === 'delete') files[path] = null;
    else if (typeof data === 'string') files[path] = await digestOf(data);
  }
  const wasWaiting = saved() !== null;
  keep({ sha, since: Date.now(), files });
  say(isHeld ? 'Saved, not published yet.' : "Saved. It's being published.");
  if (!wasWaiting) setTimeout(look, pause, forge);
}

/** Goes on where the page was left. */
export function resume(forge: Forge): void {
  if (saved()) void look(forge);
}

async function look(forge: Forge): Promise<void> {
  const waiting = saved();
  if (!waiting) return;
  // Without an answer, a file that is gone would count as gone from the site.
  const live = await jsonAt('content.json').catch(() => undefined);
  const isLive =
    live !== undefined &&
    Object.entries(waiting.files).every(
      ([file, digest]) => (Object(live)[file] ?? null) === digest,
    );
  if (isLive) {
    sessionStorage.removeItem(key);
    say('Live: what you saved is on the site.');
    return;
  }
  const age = Date.now() - waiting.since;
  const why = age > patience ? await refusal(waiting, forge).catch(() => undefined) : undefined;
  if (why) say(`Not live: ${why}`, forge.url);
  else if (age > limit) say('Not live yet. The list of builds says why.', forge.url);
  if (!why && age < limit) setTimeout(look, pause, forge);
  // The next save waits anew.
  else sessionStorage.removeItem(key);
}

/** What the check of a commit found wrong, if it is known. */
async function refusal({ sha }: Waiting, { commits }: Forge): Promise<string | undefined> {
  if (!commits) return undefined;
  const { check_runs: runs = [] } = Object(await jsonAt(`${commits}/${sha}/check-runs`));
  const failed = runs.find((run: { conclusion: string }) => run.conclusion === 'failure');
  if (!failed) return undefined;
  const notes = Object(await jsonAt(failed.output.annotations_url));
  const [first] = [notes].flat().filter(({ path }) => /^content\//.test(path));
  return first?.message ?? failed.name;
}
