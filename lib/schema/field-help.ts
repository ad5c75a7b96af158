import { z } from 'zod';
import { businessFiles } from './business';

/** What a form tells the owner about a field of content/business, below its label. */
export function fieldHelp(path: readonly string[]): string {
  const [field = ''] = path;
  let schema: unknown = Object.values(businessFiles).find(({ shape }) => field in shape);
  for (const key of path) schema = schema instanceof z.ZodObject && schema.shape[key];
  return (schema instanceof z.ZodType && schema.description) || '';
}
