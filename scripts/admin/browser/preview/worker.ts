import { previewPages } from '../../../../components/rendered-kinds';
import type { Source } from '../../../../lib/content/reading/reader';
import { memoize } from '../../../../lib/memoize';
import { draftOf, type Form, htmlOf, type PageName, pageOf, withForm } from './draw-page';

/** What the pane asks for after it has sent the files: a form's page, or the page at a path. */
export interface Request extends Form {
  id: number;
  path?: string | undefined;
  /** Whether someone chose the page; if not, another may be shown in its place. */
  isChosen: boolean;
}

/** The page, if it can be drawn, and what is wrong with the form; then also the other pages. */
export type Reply = Awaited<ReturnType<typeof replyTo>>['drawn'] & {
  /** Which other pages the form changes. */
  others?: PageName[];
  /** Whether every other page is among them. */
  areAll?: boolean;
};

let newest = 0;
let source: Source;
/** Draws the page at a path as it is saved. */
let savedHtml: (path: string) => ReturnType<typeof htmlOf>;

/** Draws pages on a thread of its own. A request ends the work on those before. */
addEventListener('message', ({ data }: MessageEvent<Request | Source>) => {
  if ('texts' in data) {
    source = data;
    const content = draftOf(source);
    const pages = content ? previewPages(content) : [];
    const pageAt = (path: string) => pages.find((page) => page.path === path);
    savedHtml = memoize((path) => htmlOf(content, pageAt(path)));
    return;
  }
  newest = data.id;
  // Requests that came meanwhile are read first. Outside of a promise, errors reach the pane.
  setTimeout(() => draw(data).catch((error) => setTimeout(() => reportError(error))));
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nameOf = ({ kind, path, name }: PageName): PageName => ({ kind, path, name });

async function draw(request: Request) {
  const isNewest = () => newest === request.id;
  if (!isNewest()) return;
  const { content, pages, drawn } = await replyTo(request);
  postMessage(drawn satisfies Reply);

  const others: PageName[] = [];
  await pause(400);
  for (const other of content && drawn.isChanged && drawn.html ? pages : []) {
    await pause(0);
    if (!isNewest()) return;
    if (other.path === drawn.page?.path) continue;
    if ((await htmlOf(content, other)) !== (await savedHtml(other.path)))
      others.push(nameOf(other));
  }
  const areAll = others.length === pages.length - 1;
  const isElsewhere = drawn.html === drawn.saved && !request.isChosen;
  const elsewhere =
    isElsewhere && (others.find(({ path }) => path === drawn.own?.path) ?? others[0]);
  const shown = elsewhere ? (await replyTo({ ...request, path: elsewhere.path })).drawn : drawn;
  if (isNewest()) postMessage({ ...shown, others, areAll } satisfies Reply);
}

async function replyTo({ id, path, isChosen: _, ...form }: Request) {
  const { content, ...read } = await withForm(source, form);
  const pages = content ? previewPages(content) : [];
  const own = content && pageOf(form.file, content);
  const page = pages.find((one) => one.path === path) ?? own;
  const html = await htmlOf(content, page);
  const saved = page && (await savedHtml(page.path));
  const names = { own: own && nameOf(own), page: page && nameOf(page) };
  return { content, pages, drawn: { id, ...names, html, saved, ...read } };
}
