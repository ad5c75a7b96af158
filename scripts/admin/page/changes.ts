import { buildDay } from '../../../lib/content/build-day';
import { checkChanges } from '../../../lib/content/changes';
import { escapeText } from '../../../lib/drawing/svg';
import { wordsOf } from './edit-words';
import { commit, delivered, token } from './github';
import { photoProblems } from './photos';
import { resume, sayIn, watch } from './publishing';
import { currentFiles, lastSaves, type Save } from './saves';
import { takeBack } from './take-back';
import { whyNotSaved } from './why-not-saved';

/** The page /admin/changes/: the last saves in words, each with a button that takes it back. */

const { config, forge, texts = [], publicFiles } = Object(globalThis).admin ?? {};
const news = document.querySelector('[role=status]') as HTMLElement;
const list = document.querySelector('ol') as HTMLElement;

const tell = (...said: [words: string, url?: string, label?: string]) => sayIn(news, ...said);

/** What the forge or the browser refused, in words; our own errors have them. */
const wordsFor = (error: Error) =>
  error.cause || error instanceof TypeError ? whyNotSaved(error) : error.message;

const when = (date: Date) =>
  date.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** So many changes of a save are shown at once. */
const few = 12;

function itemOf({ date, author, edits }: Save, index: number): string {
  const rows = edits
    .flatMap(wordsOf)
    .map(({ place, what }) => `<li><b>${escapeText(place)}</b>: ${escapeText(what)}</li>`);
  if (rows.length === 0) return '';
  const [shown, others] = [rows.slice(0, few), rows.slice(few)];
  const more = `<details><summary>${others.length} more</summary><ul>${others.join('')}</ul></details>`;
  return `<li><h2>${when(date)}, by ${escapeText(author)}</h2><ul>${shown.join('')}</ul>${others.length > 0 ? more : ''}
<button value="${index}" aria-label="Take it back: what was saved on ${when(date)}">Take it back</button></li>`;
}

async function show(): Promise<void> {
  saves = await lastSaves();
  list.innerHTML = saves.map(itemOf).join('');
}

let saves: Save[] = [];
let isBusy = false;
list.addEventListener('click', ({ target }) => {
  const save = target instanceof HTMLButtonElement && saves[Number(target.value)];
  if (!save || isBusy) return;
  isBusy = true;
  undo(save)
    .catch((error) => tell(wordsFor(error)))
    .finally(() => {
      isBusy = false;
    });
});

async function undo(save: Save): Promise<void> {
  tell('Taking it back…');
  const source = await currentFiles();
  const { changes, kept } = takeBack(save.edits, source.texts);
  const also =
    kept.length > 0 ? ` Left as it is, because it was changed since: ${kept.join('; ')}.` : '';
  if (changes.length === 0) return tell(`There’s nothing to take back.${also}`);
  const { wrong, inTheWay } = await checkChanges(source, changes, buildDay(), (read) =>
    photoProblems(read, changes, publicFiles),
  );
  if (wrong.length > 0) return tell(`It can’t be taken back: ${wrong.join('; ')}`);
  const headline = `Take back what was saved on ${when(save.date)}`;
  const { sha } = await delivered(changes, () => commit(headline, changes));
  await watch(changes, { sha, isHeld: false });
  const stop =
    inTheWay.length > 0
      ? ` The site can’t be built until this is right, too: ${inTheWay.join('; ')}`
      : '';
  tell(`Taken back, and saved.${also}${stop}`);
  // It is saved, even if the list can't be loaded anew.
  await show().catch(() => undefined);
  list.focus();
}

/** What stands in the way of a list, with where to go. */
function obstacle(): Parameters<typeof tell> | undefined {
  if (texts.length > 1)
    return ['On this computer, there’s no list. It’s on your site, under /admin/changes/.'];
  if (!config.backend)
    return ['The site doesn’t know its repository yet.', '../', 'See what to do'];
  if (!forge.api) return ['At this forge, its own list has what changed.', forge.history, 'See it'];
  if (!token()) return ['Sign in to the forms first, in this browser.', '../', 'Sign in'];
  return undefined;
}

async function start(): Promise<void> {
  const [words, ...link] = obstacle() ?? [];
  if (words) return tell(words, ...link);
  tell('Loading…');
  await show();
  tell(list.children.length > 0 ? '' : 'Nothing was saved yet.');
  resume();
}

start().catch((error) => tell(wordsFor(error), '../', 'Back to the forms'));
