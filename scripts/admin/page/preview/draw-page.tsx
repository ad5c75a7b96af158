import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFrame } from '../../../../components/layout/site-frame';
import { allPages } from '../../../../components/pages';
import { buildDay } from '../../../../lib/content/build-day';
import {
  type Change,
  dropLocality,
  readChanges,
  withChanges,
} from '../../../../lib/content/changes';
import { contentOf } from '../../../../lib/content/content-of';
import { type formWords, placeOf } from '../../../../lib/content/form-words';
import type { Finding } from '../../../../lib/content/problem';
import type { Source } from '../../../../lib/content/reader';
import { islandWords } from '../../../../lib/islands/words';
import type { Content } from '../../../../lib/schema/content';
import { kindOfPage } from '../../menu';
import { reviewBody } from '../../review-body';
import { asText } from '../as-content';

type Page = ReturnType<typeof allPages>[number];
type Words = ReturnType<typeof formWords>;
/** A page by what the pane calls it. */
export type PageName = Pick<Page, 'kind' | 'path' | 'name'>;

/** What is wrong with a form: at one of its fields, or not. */
export interface Problem {
  words: string;
  isMissing?: boolean;
  /** Such as hours.0.closes, and what is said there. */
  field?: { path: string; words: string };
}

/** A form as it is now. */
export interface Form {
  /** Such as content/towns/boise.yaml. */
  file: string;
  data: object;
}

/** A photo that isn't saved has no path yet, only an address that begins with this. */
const unsaved = 'blob:';

/**
 * The text of a file as a form would save it, with a path for each photo that isn't saved yet.
 *
 * @param photos takes the addresses of these photos, each at the number in its path.
 * @throws Error with words for the owner, as asText does.
 */
function textOf({ file, data }: Form, photos: string[]): string {
  const named = JSON.parse(JSON.stringify(data), (key, value) => {
    // Where an item of a list was before: only the system's.
    if (key.startsWith('__sc_')) return undefined;
    return String(value).startsWith(unsaved)
      ? `/photos/in-form-${photos.push(value) - 1}.webp`
      : value;
  });
  return asText(file, named);
}

/** What a form makes of the content. */
export interface Typed {
  /** As the build would read it, or else, as far as a page can be drawn from it. */
  content?: Content | undefined;
  isChanged: boolean;
  problems: Problem[];
  /** What is wrong elsewhere, and was so before. */
  inTheWay: string[];
  /** The addresses of the photos that aren't saved, in the order of the numbers in their paths. */
  photos: string[];
}

/** The content with a form in it. */
export async function withForm(source: Source, form: Form): Promise<Typed> {
  const photos: string[] = [];
  const day = buildDay();
  try {
    const text = textOf(form, photos);
    const action = source.texts.has(form.file) ? ('update' as const) : ('create' as const);
    const changes: Change[] = [
      { action, path: form.file, data: text },
      ...photos.map((_, index) => {
        return { action: 'create' as const, path: `public/photos/in-form-${index}.webp` };
      }),
    ];
    dropLocality(source, changes);
    const { content, wrong, inTheWay, inWords } = await readChanges(source, changes, day);
    const asDraft = () => contentOf(withChanges(source, changes), day, true).content;
    return {
      photos,
      isChanged: withoutDay(text) !== withoutDay(source.texts.get(form.file) ?? ''),
      content: content ?? orNothing(asDraft),
      problems: wrong.map((finding) => asProblem(finding, form.file, inWords)),
      inTheWay: inTheWay.map((one) => inWords(one)),
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { photos, isChanged: true, problems: [{ words }], inTheWay: [] };
  }
}

const withoutDay = (text: string) => text.replace(/^updated: .*$/m, '');

/** What is made, if that is possible. */
export function orNothing<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function asProblem(finding: Finding, file: string, inWords: Words): Problem {
  const { path = [], found } = finding;
  if (finding.file !== file) return { words: inWords(finding) };
  const isMissing = found === 'nothing';
  const words = isMissing ? placeOf(path, file) : inWords(finding, 'form');
  return { words, isMissing, field: { path: path.join('.'), words: inWords(finding, 'field') } };
}

/** The page that shows best what is in a file: of a record, its own, if it can be read. */
export function pageOf(file: string, content: Content): Page | undefined {
  const [, name = '', folder, slug] = /^content\/((?:([\w-]+)\/)?([\w-]+))\.\w+$/.exec(file) ?? [];
  if (name === 'pages/review') return reviewCard(content);
  const kind = kindOfPage(name);
  const pages = allPages(content).filter((page) => page.kind === kind);
  const at = (last: string | undefined) => pages.find(({ path }) => path.endsWith(`/${last}/`));
  if (/^(?:legal|services|towns)$/.test(folder ?? '')) return at(slug);
  // Of the towns, one that many visitors look at.
  return at(content.business.mainTowns[0]) ?? pages[0];
}

/** What the forms print and send, in place of a page of the site. */
function reviewCard({ business, pages }: Content): Page {
  const { brand, reviewLink = 'https://' } = business;
  const draw = () => reviewBody(brand, reviewLink, pages.review);
  return { kind: 'review', path: '/admin/review/', name: 'Review card', draw };
}

/** A page as HTML: the body of its document before any script has run. */
export async function htmlOf(content: Content, { path, draw }: Page): Promise<string> {
  const page = await draw();
  if (typeof page === 'string') return page;
  // What modules of words have on the site (scripts/admin/preview-modules.ts): nothing else is drawn meanwhile.
  Object.assign(globalThis, { drawn: { words: islandWords(content), path } });
  return renderToStaticMarkup(<SiteFrame {...content}>{page}</SiteFrame>);
}
