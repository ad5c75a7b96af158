import type { KindName } from '../../components/rendered-kinds';
import { isSinglePage, routes } from '../../lib/routes';
import { contentPath, recordKindIn, recordKinds } from '../../lib/schema/files';

/** The page that shows best what is in a file that isn't the words of one page. */
const shown: readonly (readonly [kind: KindName, files: RegExp])[] = [
  ['home', /^business\/(?:about|agreed|commissions|contact|editing|sentences)|^testimonials/],
  ['home', /^pages\/(?:home|documents|finder|frame|review)|^redirects/],
  ['contact', /^business\/(?:hours|prices|answers|search)|^laws/],
  ['contact', /^pages\/(?:fees|law|message-form)/],
  ['areas', /^business\/area|^localities/],
  ['town', /^pages\/(?:certificate|price|town)/],
  ['services', /^business\/services/],
  ['service', /^pages\/service$|^checklist/],
  ['notFound', /^pages\/not-found/],
];

/** Which kind of page shows what is in a file, such as business/hours. */
export function kindOfPage(name: string): KindName {
  const [folder, file = ''] = name.split('/');
  if (folder === 'pages' && isSinglePage(file)) return file;
  const kind = recordKindIn(folder)?.kind ?? shown.find(([, files]) => files.test(name))?.[0];
  if (!kind) throw new Error(`${name}: expected a kind of page that shows it, found none`);
  return kind;
}

/** Where "View on Live Site" leads from the form of a file that isn't a record's. */
export function livePathOf(name: string): string {
  const kind = kindOfPage(name);
  if (isSinglePage(kind)) return routes[kind];
  if (kind === 'notFound') return '/not-here/';
  return recordKinds.find((one) => one.kind === kind)?.list ?? routes.home;
}

/** The files of content/business that only someone who maintains the code changes. */
const forEngineers = new Set(['editing', 'sentences']);

/** The part of the menu that has the form of a file in a folder of content/. */
export const menuOf = (folder: string, name: string): string =>
  folder === 'business' && forEngineers.has(name) ? 'engineers' : folder;

/** The form of a file at /admin/, such as #/collections/towns/entries/boise. */
export function formLink(file: string): string {
  const { folder = '_singletons', slug } = contentPath(file);
  return `#/collections/${menuOf(folder, slug)}/entries/${slug}`;
}
