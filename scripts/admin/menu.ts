import { routes, singlePath } from '../../lib/routes';
import { isSinglePage } from '../../lib/schema/pages/page-names';

/** Where to see what is in a file that isn't the words of one page: the page, and paths in content/. */
const shown: readonly (readonly [page: string, files: RegExp])[] = [
  [routes.contact, /^business\/(?:hours|prices|answers|commissions|law)/],
  [routes.contact, /^pages\/(?:fees|law|message-form)/],
  [routes.areas, /^business\/area|^pages\/(?:price|town)/],
  [routes.services, /^business\/services|^pages\/service|^checklist/],
  ['/not-here/', /^pages\/not-found/],
];

/** Where "View on Live Site" leads from the form of a file, such as business/hours. */
export function pageOf(name: string): string {
  const [folder, file = ''] = name.split('/');
  if (folder === 'pages' && isSinglePage(file)) return singlePath(file);
  return shown.find(([, files]) => files.test(name))?.[0] ?? routes.home;
}

/** The files of content/business that only someone who maintains the code changes. */
const forEngineers = new Set(['editing', 'sentences']);

/** The part of the menu that has the form of a file in a folder of content/. */
export const menuOf = (folder: string, name: string): string =>
  folder === 'business' && forEngineers.has(name) ? 'engineers' : folder;

/** The form of a file at /admin/, such as #/collections/towns/entries/boise. */
export function formOf(file: string): string {
  const [, folder = '_singletons', name = ''] =
    /^content\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return `#/collections/${menuOf(folder, name)}/entries/${name}`;
}
