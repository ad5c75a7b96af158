import { z } from 'zod';
import { businessFile } from '../schema/business';
import { checklistFile } from '../schema/checklist';
import { otherPlacesFile } from '../schema/other-places';
import { redirectsFile } from '../schema/redirects';
import { serviceFile } from '../schema/service';
import { testimonialsFile } from '../schema/testimonial';
import { townFile } from '../schema/town';

const schemas = {
  business: businessFile,
  checklist: checklistFile,
  'other-places': otherPlacesFile,
  redirects: redirectsFile,
  service: serviceFile,
  testimonials: testimonialsFile,
  town: townFile,
};

/** A JSON Schema for each kind of YAML file, from the schema that the build checks it by. */
export function editorSchemas(): { file: string; text: string }[] {
  return Object.entries(schemas).map(([kind, schema]) => ({
    file: `content/schemas/${kind}.schema.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}
