import { buildDay } from '../../../../lib/content/build-day';
import type { Source } from '../../../../lib/content/reader';
import { makeBar } from './bar';
import type { Answer, Others, Request } from './draw';
import type { PageName } from './draw-page';
import { noteAtFields } from './field-notes';
import { paneWords } from './pane-words';
import { type GetAsset, photosOf } from './photos';
import { prepare, showPage } from './show-page';

/** What the forms' system hands to a preview: the open form, anew at each change. */
export interface Props {
  entry: { get: (name: 'path') => string | undefined; toJS: () => { data: object } };
  getAsset: GetAsset;
}

const { admin } = Object(globalThis);

/** In place of the number of a request, once no answer is of use. */
const closed = -1;

/** Between a key and the drawing, in milliseconds: the next key may come at once. */
const wait = 60;

/** One for all forms: what it has read and drawn once, it has. */
const worker = new Worker('preview/draw.js', { type: 'module' });
let requests = 0;
/** What was on the page when it was last looked at: on a phone, it opens at what has changed since. */
let seen: { path: string; html: string } | undefined;

const hours = 'content/business/hours.yaml';

/** The path of the file of the open form; of a new record, one that no other has. */
function fileOf({ entry }: Props): string {
  const [, folder] = /collections\/(\w+)\/new/.exec(location.hash) ?? [];
  return entry.get('path') || `content/${folder}/as-in-the-form.yaml`;
}

/**
 * Shows the page that a form makes, at each change of the form.
 *
 * @param body of the frame's document.
 */
export function openPane({ ownerDocument }: HTMLElement) {
  const frame = ownerDocument.defaultView?.frameElement;
  // The form has been closed meanwhile.
  if (!(frame instanceof HTMLElement)) return { show: () => {}, close: () => {} };
  const page = prepare(ownerDocument);
  const source: Promise<Source> = admin.files();
  /** On a phone, the page takes the place of the form. */
  const isAlone = !document.querySelector('[data-key-path]');
  let isSent = false;
  let newest: Props | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the request that isn't answered, and whether the form has changed since. */
  let open = 0;
  let isStale = false;
  let path: string | undefined;
  let own: PageName | undefined;
  let last: Answer | undefined;
  const photos = source.then((files) =>
    photosOf(files, admin.publicFiles, (name) => newest?.getAsset(name)),
  );

  const bar = makeBar(frame, (chosen) => {
    path = chosen;
    page.replaceChildren();
    void ask();
  });
  const fail = () => {
    open = 0;
    bar.say('The page can’t be shown here. What you type is safe.');
  };
  source.catch(fail);
  bar.say('The page is being drawn.');

  async function ask() {
    timer = undefined;
    if (open) isStale = true;
    if (open || !newest) return;
    open = ++requests;
    const form = { file: fileOf(newest), data: newest.entry.toJS().data };
    const request: Request = { id: open, form, path };
    worker.postMessage(isSent ? request : { ...request, source: await source });
    isSent = true;
  }

  async function receive({ data }: MessageEvent<Answer | Others>) {
    if ('others' in data) {
      if (data.id === last?.id) tell(data);
      return;
    }
    const withPhotos = await photos;
    if (data.id !== open) return;
    open = 0;
    last = data;
    const { html, saved } = data;
    const { path = '' } = data.page ?? {};
    // In the form of hours, days off are there to be seen, however far ahead.
    const day = newest && fileOf(newest) === hours ? undefined : buildDay();
    const before = seen?.path === path ? seen.html : saved && withPhotos(saved, []);
    if (page.childNodes.length === 0 && before) showPage(page, before, day);
    if (html !== undefined) {
      const shown = withPhotos(html, data.photos);
      showPage(page, shown, day);
      // Once its form is closed, a photo that wasn't saved has no address.
      seen = { path, html: shown.replace(/blob:[^\s"]+/g, 'data:,gone') };
    }
    page.style.opacity = html === undefined ? '.4' : '';
    noteAtFields(data.problems);
    tell();
    const again = isStale;
    isStale = false;
    if (again) void ask();
  }

  function tell(others?: Others) {
    if (!last) return;
    bar.say(paneWords(last, others));
    if (!last.page) return;
    own ??= last.page;
    bar.list(last.page, own, others?.others ?? []);
  }

  worker.onmessage = receive;
  worker.onerror = fail;

  return {
    show: (props: Props) => {
      newest = props;
      timer ??= setTimeout(ask, wait);
    },
    close: () => {
      clearTimeout(timer);
      open = closed;
      bar.remove();
      noteAtFields([]);
      // The form comes back where it was left.
      const payload = { locale: '_default', keyPath: admin.field };
      const message = { type: 'highlight-editor-field', payload };
      if (isAlone && admin.field) setTimeout(() => postMessage(message, location.origin), wait);
      admin.field = undefined;
    },
  };
}
