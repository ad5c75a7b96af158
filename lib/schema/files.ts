import type * as z from 'zod';
import { routes } from '../routes';
import { businessFiles } from './business';
import { checklistFile } from './checklist';
import { lawsFile } from './laws';
import { legalPageHead } from './legal-page';
import { localitiesWithoutPageFile } from './localities-without-page';
import { pageFiles } from './pages/pages';
import { redirectsFile } from './redirects';
import { serviceFile } from './service';
import { testimonialsFile } from './testimonial';
import { townFile } from './town';

/** The files at the top of content/, by name without the extension. */
export const topLevelFiles = {
  testimonials: testimonialsFile,
  checklist: checklistFile,
  laws: lawsFile,
  'localities-without-page': localitiesWithoutPageFile,
  redirects: redirectsFile,
};

const files = new Map<string, z.ZodObject>([
  ...Object.entries(topLevelFiles),
  ...Object.entries(businessFiles).map(([name, schema]) => [`business/${name}`, schema] as const),
  ...Object.entries(pageFiles).map(([name, schema]) => [`pages/${name}`, schema] as const),
]);

/**
 * The kinds of record with a file each, whose name is the slug, in the order of the owner's menu:
 * the kind of its pages, which a schema names in `refersTo`; its folder in content/; the schema of
 * a file, or of its head; the field with its name; the page to which one that is gone leads.
 */
export const recordKinds = [
  { kind: 'service', folder: 'services', file: serviceFile, name: 'title', list: routes.services },
  { kind: 'town', folder: 'towns', file: townFile, name: 'name', list: routes.areas },
  { kind: 'legal', folder: 'legal', file: legalPageHead, name: 'title', list: routes.home },
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The kind of record in a folder of content/, such as towns. */
export const recordKindIn = (folder: string | undefined) =>
  recordKinds.find((one) => one.folder === folder);

/** The parts of a path such as content/towns/boise.yaml: its name is towns/boise, its slug boise. */
export function contentPath(file: string) {
  const [, name = '', folder, slug = ''] =
    /^content\/((?:(\w+)\/)?([\w-]+))\.(?:yaml|md)$/.exec(file) ?? [];
  return { name, folder, slug };
}

/**
 * The schema of a file of content.
 *
 * @param file such as content/towns/boise.yaml.
 * @returns undefined if there is no such kind of file.
 */
export function schemaOf(file: string): z.ZodObject | undefined {
  const { name, folder } = contentPath(file);
  return files.get(name) ?? recordKindIn(folder)?.file;
}

/** Whether clients wrote the texts of a file: they may use letters that the headings lack. */
export const isByClients = (file: string): boolean => file === 'content/testimonials.yaml';
