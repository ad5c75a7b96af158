import { buildDay } from '../../../lib/content/build-day';
import { checkChanges } from '../../../lib/content/changes';
import { wordsOf } from './edit-words';
import { commit, delivered, token } from './github';
import { photoProblems } from './photos';
import { resume, watch } from './publishing';
import { currentFiles, lastSaves, type Save } from './saves';
import { takeBack } from './take-back';
import { whyNotSaved } from './why-not-saved';

/** The page /admin/changes/: the last saves in words, each with a button that takes it back. */

const { config, forge, texts = [], publicFiles } = Object(globalThis).admin ?? {};
const news = document.querySelector('[role=status]') as HTMLElement;
const list = document.querySelector('ol') as HTMLElement;

/** Says what happens, with a link after it. */
function tell(words: string, url = '', label = ''): void {
  const link = Object.assign(document.createElement('a'), { href: url, textContent: label });
  news.replaceChildren(words, ...(url ? [' ', link] : []));
}

function element(name: string, ...inside: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

const when = (date: Date) =>
  date.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** So many changes of a save are shown at once. */
const few = 12;

function itemOf(save: Save): HTMLElement[] {
  const words = save.edits.flatMap(wordsOf);
  if (words.length === 0) return [];
  const rows = words.map(({ place, what }) => element('li', element('b', place), `: ${what}`));
  const more = element(
    'details',
    element('summary', `${rows.length - few} more`),
    element('ul', ...rows.slice(few)),
  );
  const button = element('button', 'Take it back');
  button.setAttribute('aria-label', `Take it back: what was saved on ${when(save.date)}`);
  button.addEventListener('click', () => undo(save).catch((error) => tell(whyNotSaved(error))));
  const heading = element('h2', when(save.date), save.author && `, by ${save.author}`);
  const parts = [
    heading,
    element('ul', ...rows.slice(0, few)),
    ...(rows.length > few ? [more] : []),
    button,
  ];
  return [element('li', ...parts)];
}

async function show(): Promise<void> {
  const saves = await lastSaves();
  list.replaceChildren(...saves.flatMap(itemOf));
}

let isBusy = false;

async function undo(save: Save): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    tell('Taking it back…');
    const source = await currentFiles();
    const { changes, kept } = takeBack(save.edits, source.texts);
    const since =
      kept.length > 0 ? ` Left as it is, because it was changed since: ${kept.join('; ')}.` : '';
    if (changes.length === 0) return tell(`There’s nothing to take back.${since}`);
    const { wrong, inTheWay } = await checkChanges(source, changes, buildDay(), (read) =>
      photoProblems(read, changes, publicFiles),
    );
    if (wrong.length > 0) return tell(`It can’t be taken back: ${wrong.join('; ')}`);
    const headline = `Take back what was saved on ${when(save.date)}`;
    const { sha } = await delivered(changes, () => commit(headline, changes));
    await watch(changes, { sha, isHeld: false });
    const also =
      inTheWay.length > 0
        ? ` The site can’t be built until this is right, too: ${inTheWay.join('; ')}`
        : '';
    tell(`Taken back, and saved.${since}${also}`);
    await show();
  } finally {
    isBusy = false;
  }
}

async function start(): Promise<void> {
  if (texts.length > 1)
    return tell(
      'This list is at your site’s own address, under /admin/changes/, not on this computer.',
    );
  if (!config.backend)
    return tell('The site doesn’t know its repository yet.', '../', 'See what to do');
  if (!forge.commits)
    return tell('At this forge, its own list has what changed.', forge.history, 'See the list');
  if (!token()) return tell('Sign in to the forms first, in this browser.', '../', 'Sign in');
  tell('Loading…');
  await show();
  tell(list.children.length > 0 ? '' : 'Nothing was saved yet.');
  resume();
}

start().catch((error) => tell(whyNotSaved(error), '../', 'Back to the forms'));
