import { allPages } from '../../../../components/pages';
import { buildDay } from '../../../../lib/content/build-day';
import { contentToBuild } from '../../../../lib/content/content-of';
import type { Source } from '../../../../lib/content/reader';
import type { Content } from '../../../../lib/schema/content';
import {
  type Form,
  htmlOf,
  orNothing,
  type PageName,
  pageOf,
  type Typed,
  withForm,
} from './draw-page';

/** What the pane asks: the page of a form, or the one at a path. */
export interface Request {
  id: number;
  /** If the files aren't those of the request before. */
  source?: Source;
  form: Form;
  path?: string | undefined;
}

/** The page, if it can be drawn, and what is wrong with the form. */
export interface Answer extends Omit<Typed, 'content'> {
  id: number;
  page?: PageName | undefined;
  html?: string | undefined;
  /** The page as it is saved. */
  saved?: string | undefined;
}

/** Which other pages the form changes. */
export interface Others {
  id: number;
  others: PageName[];
  /** Whether every other page is among them. */
  areAll: boolean;
}

/**
 * Draws the pages for the pane beside a form, on a thread of its own: typing never waits for it. A request
 * ends the work on the one before.
 */
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  // Outside of a promise, the pane is told.
  answer(data).catch((error) => setTimeout(() => reportError(error)));
});

let newest = 0;
let source: Source = { texts: new Map(), publicFiles: [] };
/** The pages as they are saved, by their paths. */
let saved: { content?: Content | undefined; html: Map<string, string | undefined> };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const nameOf = ({ kind, path, name }: PageName): PageName => ({ kind, path, name });

async function answer({ id, source: files, form, path }: Request) {
  newest = id;
  if (files) {
    source = files;
    // Not if something is in the way of every build.
    const content = orNothing(() => contentToBuild(source, buildDay()).content);
    saved = { content, html: new Map() };
  }
  const { content, ...read } = await withForm(source, form);
  const pages = content ? allPages(content) : [];
  const page = pages.find((one) => one.path === path) ?? (content && pageOf(form.file, content));
  const html = content && page && (await htmlOf(content, page).catch(() => undefined));
  const asSaved = page && (await savedHtml(page.path));
  const name = page && nameOf(page);
  postMessage({ id, page: name, html, saved: asSaved, ...read } satisfies Answer);

  const others: PageName[] = [];
  await pause(400);
  for (const other of read.isChanged && html ? pages : []) {
    await pause(0);
    if (newest !== id || !content) return;
    if (other.path === page?.path) continue;
    const now = await htmlOf(content, other).catch(() => undefined);
    if (now !== (await savedHtml(other.path))) others.push(nameOf(other));
  }
  if (newest === id)
    postMessage({ id, others, areAll: others.length === pages.length - 1 } satisfies Others);
}

async function savedHtml(path: string): Promise<string | undefined> {
  const { content, html } = saved;
  if (!content) return undefined;
  const page = allPages(content).find((one) => one.path === path);
  if (!html.has(path)) html.set(path, page && (await htmlOf(content, page)));
  return html.get(path);
}
