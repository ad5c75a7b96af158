import type { z } from 'zod';
import { businessFile } from '../../lib/schema/business';
import { checklistFile } from '../../lib/schema/checklist';
import { lawsFile } from '../../lib/schema/laws';
import { legalPageHead } from '../../lib/schema/legal-page';
import { localitiesWithoutPageFile } from '../../lib/schema/localities-without-page';
import { pageFiles } from '../../lib/schema/pages/pages';
import { redirectsFile } from '../../lib/schema/redirects';
import { serviceFile } from '../../lib/schema/service';
import { testimonialsFile } from '../../lib/schema/testimonial';
import { townFile } from '../../lib/schema/town';

const pages = Object.entries(pageFiles).map(([name, schema]) => [`pages/${name}`, schema] as const);

/** The schema of each kind of YAML file in content/, by the name of its JSON Schema. */
export const yamlSchemas = new Map<string, z.ZodType>([
  ['business', businessFile],
  ['checklist', checklistFile],
  ['laws', lawsFile],
  ['localities-without-page', localitiesWithoutPageFile],
  ['redirects', redirectsFile],
  ['service', serviceFile],
  ['testimonials', testimonialsFile],
  ['town', townFile],
  ...pages,
]);

/** The schema of a file such as content/towns/boise.yaml; of a legal page, that of its head. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (/^content\/legal\/[^/]+\.md$/.test(file)) return legalPageHead;
  const [, name = ''] = /^content\/(.+)\.yaml$/.exec(file) ?? [];
  return yamlSchemas.get(name.replace(/^(town|service)s\/[^/]+$/, '$1'));
}
