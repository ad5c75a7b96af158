import { escapeText } from '../../../lib/drawing/svg';
import { formatDateTime } from './about-draft';
import { admin } from './admin-global';
import { describeSave } from './edit-words';
import { commit, token } from './github';
import { currentFiles, lastSaves, type Save } from './history';
import { onSaveElsewhere, resume } from './publishing';
import { saveChecked } from './save-checked';
import { sayIn } from './say';
import { takeBack } from './take-back';
import { whyNotSaved } from './why-not-saved';

/** The page /admin/changes/: the last saves in words, each with a button that takes it back. */

const news = document.querySelector('[role=status]') as HTMLElement;
const list = document.querySelector('ol') as HTMLElement;

const tell = (...said: [words: string, url?: string, label?: string]): void =>
  void sayIn(news, ...said);

/** A save in words, with a button if it can be taken back. */
function itemOf({ date, author, edits }: Save, index: number): string {
  const rows = describeSave(edits).map(
    ({ where, what }) => `<li><b>${escapeText(where)}</b>: ${escapeText(what)}</li>`,
  );
  if (rows.length === 0) return '';
  const others = rows.splice(12);
  const more = `<details><summary>${others.length} more</summary><ul>${others.join('')}</ul></details>`;
  const { changes } = takeBack(edits, textsNow());
  const button = `<button value="${index}" aria-label="Take it back: what was saved on ${formatDateTime(date)}">Take it back</button>`;
  return `<li><h2>${formatDateTime(date)}, by ${escapeText(author)}</h2><ul>${rows.join('')}</ul>${others.length > 0 ? more : ''}
${changes.length > 0 ? button : '<p>Taken back, or changed since.</p>'}</li>`;
}

let saves: Save[] = [];

/** The texts of the files as the newest of these saves left them, by path. */
function textsNow() {
  const edits = saves.toReversed().flatMap((save) => save.edits);
  return new Map(edits.map(({ path, after }) => [path, after]));
}

async function show(): Promise<void> {
  saves = await lastSaves();
  list.innerHTML = saves.map(itemOf).join('');
}

list.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const save = saves[Number(target.value)];
  if (!save) return;
  list.inert = true;
  await undo(save).catch((error) => tell(`It can’t be taken back: ${whyNotSaved(error)}`));
  list.inert = false;
  (target.isConnected ? target : list).focus({ preventScroll: true });
});

async function undo({ date, edits }: Save): Promise<void> {
  tell('Taking it back…');
  const source = await currentFiles();
  const { changes, kept } = takeBack(edits, source.texts);
  const since = `Left as it is, because it was changed since: ${kept.join('; ')}.`;
  const also = kept.length > 0 ? ` ${since}` : '';
  if (changes.length === 0) return tell(`There’s nothing to take back.${also}`);
  const headline = `Take back what was saved on ${formatDateTime(date)}`;
  await saveChecked(source, changes, () => commit(headline, changes, source.head));
  tell(`Taken back, and saved.${also}`);
  // It is saved, even if the list can't be loaded anew.
  await show().catch(() => undefined);
}

async function start(): Promise<void> {
  if (!admin.github)
    return tell(
      'The list is on your site, under /admin/changes/, once the site knows its repository.',
    );
  if (!token()) return tell('Sign in to the forms first, in this browser.', '../', 'Sign in');
  tell('Loading…');
  await show();
  tell(list.children.length > 0 ? '' : 'Nothing was saved yet.');
  resume();
  onSaveElsewhere(() => show().catch((error) => tell(whyNotSaved(error))));
}

start().catch((error) => tell(whyNotSaved(error), '../', 'Back to the forms'));
