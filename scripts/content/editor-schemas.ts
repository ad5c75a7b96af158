import { z } from 'zod';
import { businessFile } from '../../lib/schema/business';
import { checklistFile } from '../../lib/schema/checklist';
import { lawsFile } from '../../lib/schema/laws';
import { localitiesWithoutPageFile } from '../../lib/schema/localities-without-page';
import { pageFiles } from '../../lib/schema/pages/pages';
import { redirectsFile } from '../../lib/schema/redirects';
import { serviceFile } from '../../lib/schema/service';
import { testimonialsFile } from '../../lib/schema/testimonial';
import { townFile } from '../../lib/schema/town';

const schemas = {
  business: businessFile,
  checklist: checklistFile,
  laws: lawsFile,
  'localities-without-page': localitiesWithoutPageFile,
  redirects: redirectsFile,
  service: serviceFile,
  testimonials: testimonialsFile,
  town: townFile,
};

/** A JSON Schema for each kind of YAML file, made from the schema the build checks it against. */
export function editorSchemas(): { file: string; text: string }[] {
  const pages = Object.entries(pageFiles).map(
    ([name, schema]) => [`pages/${name}`, schema] as const,
  );
  return [...Object.entries(schemas), ...pages].map(([kind, schema]) => ({
    file: `content/schemas/${kind}.schema.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}
