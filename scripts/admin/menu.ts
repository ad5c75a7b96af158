import { routes } from '../../lib/routes';

/** Pages other than the home page, and the files that each shows best, as paths in content/. */
const shown: readonly (readonly [page: string, files: RegExp])[] = [
  [routes.contact, /^business\/(?:hours|prices|answers|commissions|law)/],
  [routes.contact, /^pages\/(?:contact|fees|law|message-form)/],
  [routes.areas, /^business\/area|^pages\/(?:areas|map|price|town)/],
  [routes.services, /^business\/services|^pages\/services?|^checklist/],
  [routes.locations, /^pages\/locations/],
  [routes.trust, /^evidence|^laws|^pages\/trust/],
  [routes.places, /^pages\/(?:attraction|places)/],
  ['/not-here/', /^pages\/not-found/],
];

/** Where "View on Live Site" leads from the form of a file, such as business/hours. */
export function pageOf(name: string): string {
  return shown.find(([, files]) => files.test(name))?.[0] ?? routes.home;
}

/** The form of a file at /admin/, such as #/collections/towns/entries/boise. */
export function formOf(file: string): string {
  const [, folder = '_singletons', name = ''] =
    /^content\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return `#/collections/${folder}/entries/${name}`;
}
