import { z } from 'zod';

/** A value of schema.org may stand alone or in a list; read as a list. */
export const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.array(schema), schema.transform((value) => [value])]);
