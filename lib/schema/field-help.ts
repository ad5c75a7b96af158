import { z } from 'zod';
import { businessFile } from './business';

/** What the schema tells the owner, in an editor, about a field of content/business.yaml. */
export function fieldHelp(path: readonly string[]): string {
  let schema: unknown = businessFile;
  for (const key of path) schema = schema instanceof z.ZodObject && schema.shape[key];
  const { title, description } = (schema instanceof z.ZodType && schema.meta()) || {};
  return [title, description].filter(Boolean).join('. ');
}
