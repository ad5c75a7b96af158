import type { Change } from '../../../lib/content/changes';
import { namesAfter } from './github';
import { forget, keep, key, saved, type Waiting } from './waiting';
import { unseen, whyNotLive } from './why-not-live';

const { forge } = Object(globalThis).admin ?? {};

/** Between two looks at the site, in milliseconds; later, each minute. */
const pause = 10_000;
/** Between two looks at the forge, and before the first. */
const patience = 60_000;
/** After this long, a look each minute is enough. */
const soon = 5 * 60_000;
/** After this long, the owner has to look. */
const limit = 30 * 60_000;

const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;z-index:9999;inset:auto 0 0;display:flex;align-items:center;padding:.25rem 1rem;background:CanvasText;color:Canvas;font:1rem/1.5 system-ui,sans-serif';
bar.innerHTML =
  '<p role="status" style="flex:1;margin:0"></p><button aria-label="Close this message" style="padding:.5rem 1rem;border:0;background:none;color:inherit;font:inherit">×</button>';
const [line, close] = bar.children as unknown as [HTMLElement, HTMLElement];
close.onclick = () => bar.remove();
// The forms end above it (scripts/admin/pages.ts).
const { style } = document.documentElement;
new ResizeObserver(() => style.setProperty('--line', `${bar.offsetHeight}px`)).observe(bar);

/** Hides the line while a form is open, which needs its room; what comes up then is shown all the same. */
export function makeRoom(): void {
  bar.style.display = /\/(?:entries\/|new)/.test(location.hash) ? 'none' : 'flex';
}
addEventListener('hashchange', makeRoom);

/** Says something in a place, with a link after it. */
export function sayIn(place: Element, words: string, url = '', textContent = ''): void {
  const link = Object.assign(document.createElement('a'), { href: url, textContent });
  link.style.color = 'inherit';
  place.replaceChildren(words, ...(url ? [' ', link] : []));
}

/** Shows a line at the edge of the screen, in place of the one before. */
export function say(words: string, url = '', label = 'Look there'): void {
  sayIn(line, words, url, label);
  line.querySelector('a')?.setAttribute('target', '_blank');
  bar.style.display = 'flex';
  document.body.append(bar);
}

/** The digests of the files that the site was built from. */
async function published(): Promise<object | undefined> {
  const answer = await fetch('/admin/content.json', { cache: 'no-cache' });
  return answer.ok ? answer.json() : undefined;
}

const live = 'Live: what you saved is on the site.';
const onItsWay = "Saved. It's being published.";
const held = 'Saved, not published yet. “Publish Changes” publishes it; so does your next Save.';

/**
 * Says that a commit is saved, and from then on whether it is live.
 *
 * @param changes none, if it only publishes what was saved before.
 */
export async function watch(
  changes: readonly Change[],
  { sha, isHeld }: { sha: string; isHeld: boolean },
): Promise<void> {
  // What is built with these has all that was saved before.
  const files: Waiting['files'] = changes.length > 0 ? {} : { ...saved()?.files };
  // No one can see whether a photo alone is live.
  const texts = changes.filter(({ path }) => path.startsWith('content/'));
  Object.assign(files, await namesAfter(texts));
  say(isHeld ? held : onItsWay);
  if (Object.keys(files).length === 0) return;
  keep({ sha, since: Date.now(), files, isHeld, asked: 0 });
  lookIn(pause);
}

/** Goes on where the owner left, in whichever tab. */
export function resume(): void {
  const waiting = saved();
  if (waiting) {
    if (!waiting.end) say(waiting.isHeld ? held : onItsWay);
    void look();
  }
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    const { end } = JSON.parse(event.newValue ?? '{}');
    if (!event.newValue) say(live);
    else if (end) say(end, forge.url);
    else lookIn(pause);
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
  const digests = await published().catch(() => undefined);
  // Something else was saved meanwhile.
  if (saved()?.sha !== waiting.sha) return lookIn(pause);
  const isLive =
    digests !== undefined &&
    Object.entries(waiting.files).every(
      ([file, digest]) => (Object(digests)[file] ?? null) === digest,
    );
  if (isLive) {
    forget();
    return say(live);
  }
  const { since, asked, isHeld, end } = waiting;
  if (end) return say(end, forge.url);
  const [age, pauseSince] = [Date.now() - since, Date.now() - asked];
  lookIn(age < soon && !isHeld ? pause : patience);
  if (isHeld || age < patience || pauseSince < patience) return;
  keep({ ...waiting, asked: Date.now() });
  await tellWhy(waiting, age > limit);
}

/** Says why a commit isn't live, or that no one here can know. */
async function tellWhy(waiting: Waiting, isLate: boolean): Promise<void> {
  const { sha } = waiting;
  const why = await whyNotLive(sha).catch((error: unknown) => {
    const words = `Saved, and not live yet, which can take some minutes. If something stops it, it can't be seen from here: ${unseen(error)} The list of builds says it.`;
    if (!isLate && !line.textContent?.startsWith(words)) say(words, forge.url);
    return undefined;
  });
  const late =
    'Not live yet after half an hour, unless someone has changed it since. The list of builds says why.';
  const end = why ? `Not live: ${why}` : isLate && late;
  if (!end || saved()?.sha !== sha) return;
  clearTimeout(timer);
  keep({ ...waiting, end });
  say(end, forge.url);
}
