import type * as z from 'zod';
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

/** Folders in which every file has the same schema; of a legal page, the one of its head. */
const folders: Readonly<Record<string, z.ZodObject>> = {
  towns: townFile,
  services: serviceFile,
  legal: legalPageHead,
};

/**
 * The schema of a file of content.
 *
 * @param file such as content/towns/boise.yaml.
 * @returns undefined if there is no such kind of file.
 */
export function schemaOf(file: string): z.ZodObject | undefined {
  const [, name = '', folder = ''] =
    /^content\/((?:(\w+)\/)?[\w-]+)\.(?:yaml|md)$/.exec(file) ?? [];
  return files.get(name) ?? folders[folder];
}

/** Whether clients wrote the texts of a file: they may use letters that the headings lack. */
export const isQuoted = (file: string): boolean => file === 'content/testimonials.yaml';
