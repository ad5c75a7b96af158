import { z } from 'zod';
import { yamlSchemas } from '../edit/file-schema';

/** A JSON Schema for each kind of YAML file, made from the schema the build checks it against. */
export function editorSchemas(): { file: string; text: string }[] {
  return [...yamlSchemas].map(([kind, schema]) => ({
    file: `content/schemas/${kind}.schema.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}
