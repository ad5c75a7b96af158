import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFrame } from '../../../../components/layout/site-frame';
import { previewPages } from '../../../../components/rendered-kinds';
import { buildDay } from '../../../../lib/content/build-day';
import { contentOf } from '../../../../lib/content/content-of';
import { fieldName } from '../../../../lib/content/form-words';
import type { Source } from '../../../../lib/content/reading/reader';
import {
  type FileChange,
  readChanges,
  withChanges,
} from '../../../../lib/content/saves/file-changes';
import { islandContent } from '../../../../lib/islands/island-content';
import type { Content } from '../../../../lib/schema/content';
import { contentPath, recordKindIn } from '../../../../lib/schema/files';
import { kindOfPage } from '../../menu';
import { reviewBody } from '../../review-body';
import { asText, withoutDay } from '../as-content';
import { drawn } from './drawn';

type Page = ReturnType<typeof previewPages>[number];
/** A page by what the pane calls it. */
export type PageName = Pick<Page, 'kind' | 'path' | 'name'>;

/** A problem in the words of its form, at one of its fields or not. */
interface FormProblem {
  words: string;
  /** What the form calls the field. */
  field?: string;
  /** Such as hours.0.closes. */
  path?: string;
}

export interface Form {
  /** Such as content/towns/boise.yaml. */
  file: string;
  data: object;
}

/** A photo that isn't saved has no path yet, only an address, which becomes one (pane.ts). */
const unsaved = /"blob:[^"]*\/([\w-]+)"/g;

/** The content with a form in it: as the build would read it, or as far as a page can be drawn. */
export async function withForm(source: Source, { file, data }: Form) {
  const day = buildDay();
  const problems: FormProblem[] = [];
  const json = JSON.stringify(data).replace(unsaved, '"/photos/blob-$1.webp"');
  const text = asText(file, JSON.parse(json), (words) => problems.push({ words }));
  const photos = json.match(/photos\/blob-[\w-]+\.webp/g) ?? [];
  const before = source.texts.get(file);
  const changes: FileChange[] = [
    { action: before === undefined ? 'create' : 'update', path: file, data: text },
    ...photos.map((path) => ({ action: 'create' as const, path: `public/${path}` })),
  ];
  const { content, wrong, inTheWay, inWords } = await readChanges(source, changes, day);
  const missing: string[] = [];
  for (const problem of wrong) {
    const { path = [], isMissing } = problem;
    const field = fieldName(path, file);
    const isHere = problem.file === file;
    if (isHere && isMissing) missing.push(field);
    else if (isHere) problems.push({ words: inWords(problem, true), field, path: path.join('.') });
    else problems.push({ words: inWords(problem) });
  }
  return {
    content: content ?? draftOf(withChanges(source, changes)),
    isChanged: withoutDay(text) !== withoutDay(before),
    problems,
    /** What the form calls the fields that are empty. */
    missing,
    /** What is wrong elsewhere, and was so before. */
    inTheWay: inTheWay.map((problem) => inWords(problem)),
  };
}

/** The content as far as a page can be drawn from it, if it can. */
export function draftOf(source: Source): Content | undefined {
  try {
    return contentOf(source, buildDay(), true).content;
  } catch {
    return undefined;
  }
}

/** The page that shows best what is in a file: of a record, its own, if it can be read. */
export function pageOf(file: string, content: Content): Page | undefined {
  const { name, folder, slug } = contentPath(file);
  if (name === 'pages/review') {
    const card = { kind: 'review', path: '/admin/review/', name: 'Review card' };
    return { ...card, render: () => reviewBody(content) };
  }
  const kind = kindOfPage(name);
  const pages = previewPages(content).filter((page) => page.kind === kind);
  const at = (last: string | undefined) => pages.find(({ path }) => path.endsWith(`/${last}/`));
  if (recordKindIn(folder)) return at(slug);
  // Of the towns, one that many visitors look at.
  return at(content.business.mainTowns[0]) ?? pages[0];
}

/** A page as HTML before any script has run; undefined if it lacks what it needs. */
export async function htmlOf(content?: Content, page?: Page): Promise<string | undefined> {
  if (!content || !page) return undefined;
  try {
    const body = await page.render();
    if (typeof body === 'string') return body;
    // React renders it before anything else runs, so that no other page comes between.
    Object.assign(drawn, { content: islandContent(content), path: page.path });
    return renderToStaticMarkup(<SiteFrame {...content}>{body}</SiteFrame>);
  } catch {
    return undefined;
  }
}
