import { buildDay } from '../../../../lib/content/build-day';
import type { Source } from '../../../../lib/content/reading/reader';
import { admin } from '../admin-global';
import { noteAtFields } from '../form-fields';
import { makeBar } from './bar';
import { prepareFrame, showPage } from './frame';
import { paneWords } from './pane-words';
import type { Reply, Request } from './worker';

/** What the CMS passes to a preview at each change: the open form. */
interface Props {
  entry: { get: (name: 'path') => string | undefined; toJS: () => { data: object } };
  /** Finds a photo, which the CMS has from GitHub. */
  getAsset: (path: string) => { toBase64: () => Promise<string> } | undefined;
}

/** How long it waits for the next key before it draws, in milliseconds. */
const wait = 60;

/** One worker for all forms, because it keeps what it has read and drawn. */
const worker = new Worker('preview/worker.js', { type: 'module' });
let requests = 0;

const hours = 'content/business/hours.yaml';

/** The path of the file of the open form; of a new record, one that no other has. */
function fileOf({ entry }: Props): string {
  const [, folder] = /collections\/(\w+)\/new/.exec(location.hash) ?? [];
  return entry.get('path') || `content/${folder}/as-in-the-form.yaml`;
}

/**
 * Shows the page that a form makes, at each change of the form. The CMS calls it in place of
 * React's function of this name (scripts/admin/patches.ts).
 *
 * @param body of the frame's document.
 */
export function createRoot({ ownerDocument }: HTMLElement) {
  const frame = ownerDocument.defaultView?.frameElement;
  if (!frame) throw new Error('expected a frame around the page, found none');
  const page = prepareFrame(ownerDocument);
  /** On a phone, the page takes the place of the form. */
  const isAlone = !document.querySelector('[data-key-path]');
  let form: Props | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let path: string | undefined;
  let isChosen = false;
  /** The number of the first request whose reply is of use. */
  let first = requests + 1;

  const bar = makeBar(frame, (chosen) => {
    path = chosen;
    isChosen = true;
    page.replaceChildren();
    first = requests + 1;
    void requestPage();
  });
  const fail = () => bar.say('The page can’t be shown here. What you type is safe.');
  bar.say('The page is being drawn.');
  const sent = admin.files().then((source: Source) => {
    worker.postMessage(source);
    return source;
  });
  const photos = sent.then((source: Source) => photosOf(source, (name) => form?.getAsset(name)));
  photos.catch(fail);

  async function requestPage() {
    timer = undefined;
    await sent;
    if (!form) return;
    requests += 1;
    const { data } = form.entry.toJS();
    const request: Request = { id: requests, file: fileOf(form), data, path, isChosen };
    worker.postMessage(request);
  }

  worker.onerror = fail;
  worker.onmessage = async ({ data }: MessageEvent<Reply>) => {
    const withPhotos = await photos;
    if (data.id < first || !form) return;
    const { html, saved, own, others = [] } = data;
    if (data.page && data.page.path !== path) page.replaceChildren();
    // What changed may be on another page: that one stays.
    path = data.page?.path ?? path;
    // In the form of hours, days off are there to be seen, however far ahead.
    const day = fileOf(form) === hours ? undefined : buildDay();
    // The page as it is saved comes first, so that it opens at the change.
    if (page.childNodes.length === 0 && saved) showPage(page, withPhotos(saved), day);
    if (html !== undefined) showPage(page, withPhotos(html), day);
    page.style.opacity = html === undefined ? '.4' : '';
    noteAtFields(data.problems);
    bar.say(paneWords(data));
    if (own && data.page) bar.list(data.page, own, others);
  };

  return {
    render: ({ props }: { props: Props }) => {
      form = props;
      timer ??= setTimeout(requestPage, wait);
    },
    unmount: () => {
      clearTimeout(timer);
      form = undefined;
      bar.remove();
      noteAtFields([]);
      // The form comes back where it was left.
      if (isAlone && admin.field) admin.showField(admin.field);
      admin.field = undefined;
    },
  };
}

/** Finds photos that the site doesn't have yet; returns what puts their addresses into HTML. */
async function photosOf({ publicFiles }: Source, getAsset: Props['getAsset']) {
  const photos = publicFiles.filter((name) => name.startsWith('photos/'));
  const waiting = photos.filter((name) => !admin.publicFiles.includes(name));
  const found = waiting.map(async (name) => {
    const asset = getAsset(`/${name}`);
    // In place of one that can't be had now, the page has its words.
    const base64 = (await asset?.toBase64().catch(() => '')) ?? '';
    const address = `data:image/webp;base64,${base64}`;
    return [name.replace(/^photos\/|\.\w+$/g, ''), address] as const;
  });
  const byName = new Map(await Promise.all(found));
  return (html: string) =>
    html.replace(/\/photos\/([\w-]+?)(?:-\d+)?\.(?:avif|jpeg|webp)/g, (path, name: string) => {
      // One that isn't saved: draw-page.tsx made its address a path.
      if (name.startsWith('blob-')) return name.replace('blob-', `blob:${location.origin}/`);
      return byName.get(name) ?? path;
    });
}
