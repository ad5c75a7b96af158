import { allPages } from '../../../../components/pages';
import type { Source } from '../../../../lib/content/reader';
import { remembered } from '../../../build/remembered';
import {
  draftOf,
  type Form,
  htmlOf,
  type PageName,
  pageOf,
  paneWords,
  withForm,
} from './draw-page';

/** What the pane asks, once it has sent the files: the page of a form, or the one at a path. */
export interface Request extends Form {
  id: number;
  path?: string | undefined;
}

/** The page, if it can be drawn, all pages by name, and what is wrong with the form. */
export type Answer = Awaited<ReturnType<typeof answer>>;

let newest = 0;
let source: Source;
/** Draws the page at a path as it is saved. */
let savedHtml: (path: string) => ReturnType<typeof htmlOf>;

/** Draws the pages for the pane beside a form, on a thread of its own: typing never waits for it. */
addEventListener('message', ({ data }: MessageEvent<Request | Source>) => {
  if ('texts' in data) {
    source = data;
    const content = draftOf(source);
    const pages = content ? allPages(content) : [];
    savedHtml = remembered((path) =>
      htmlOf(
        content,
        pages.find((page) => page.path === path),
      ),
    );
    return;
  }
  newest = data.id;
  // Requests that have come meanwhile are read first. Outside of a promise, the pane is told of an error.
  setTimeout(() => draw(data).catch((error) => setTimeout(() => reportError(error))));
});

async function draw(request: Request) {
  if (newest === request.id) postMessage((await answer(request)) satisfies Answer);
}

async function answer({ id, path, ...form }: Request) {
  const { content, isChanged, problems } = await withForm(source, form);
  const all = content ? allPages(content) : [];
  const page = all.find((one) => one.path === path) ?? (content && pageOf(form.file, content));
  const html = await htmlOf(content, page);
  const saved = page && (await savedHtml(page.path));
  const words = paneWords(problems, html, isChanged && html === saved);
  const pages = all.map(({ path, name }): PageName => ({ path, name }));
  return { id, pages, shown: page?.path, html, saved, problems, words };
}
