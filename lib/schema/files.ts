import type * as z from 'zod';
import { routes } from '../routes';
import { businessFiles } from './business';
import { checklistFile } from './checklist';
import type { Content } from './content';
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

/** A kind of record with a file each, whose name without the extension is the slug. */
export interface RecordKind {
  /** What the schema of a slug says it refers to, and the kind of its pages. */
  kind: 'service' | 'town' | 'legal';
  /** What the forms call one. */
  label: string;
  /** Where in content/ its files are. */
  folder: string;
  /** Of a legal page, that of its head. */
  schema: z.ZodObject;
  /** The field with its name. */
  nameField: 'name' | 'title';
  /** The page with all of them, to which the address of one that is gone leads. */
  list: string;
  records: (content: Content) => readonly { slug: string; aliases?: string[] | undefined }[];
}

/** Every such kind, in the order of the owner's menu. */
export const recordKinds: readonly RecordKind[] = [
  {
    kind: 'service',
    label: 'Service',
    folder: 'services',
    schema: serviceFile,
    nameField: 'title',
    list: routes.services,
    records: ({ services }) => services,
  },
  {
    kind: 'town',
    label: 'Town',
    folder: 'towns',
    schema: townFile,
    nameField: 'name',
    list: routes.areas,
    records: ({ towns }) => towns,
  },
  {
    kind: 'legal',
    label: 'Legal page',
    folder: 'legal',
    schema: legalPageHead,
    nameField: 'title',
    list: routes.home,
    records: ({ legalPages }) => legalPages,
  },
];

/** The kind of record in a folder of content/, such as towns. */
export const recordKindIn = (folder: string | undefined): RecordKind | undefined =>
  recordKinds.find((one) => one.folder === folder);

/**
 * The schema of a file of content.
 *
 * @param file such as content/towns/boise.yaml.
 * @returns undefined if there is no such kind of file.
 */
export function schemaOf(file: string): z.ZodObject | undefined {
  const [, name = '', folder = ''] =
    /^content\/((?:(\w+)\/)?[\w-]+)\.(?:yaml|md)$/.exec(file) ?? [];
  return files.get(name) ?? recordKindIn(folder)?.schema;
}

/** Whether clients wrote the texts of a file: they may use letters that the headings lack. */
export const isQuoted = (file: string): boolean => file === 'content/testimonials.yaml';
