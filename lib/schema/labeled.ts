import { z } from 'zod';

/**
 * A field with what its form, its errors and the go-live check say about it. Its meta data may add
 * `input`, how a form takes it where its type doesn't say, and `labels`, what each choice is called.
 *
 * @param help what it is and where it appears; '' where the label says it.
 * @param title its label, if its name doesn't make a good one.
 */
export const labeled = <Schema extends z.ZodType>(schema: Schema, help: string, title = '') =>
  schema.meta({ ...(help && { description: help }), ...(title && { title }) });

/** Fields that a form shows together, with what it says about them: as `labeled`, or '' for no title. */
export const group = <Shape extends z.core.$ZodLooseShape>(
  help: string,
  title: string,
  fields: Shape,
) => labeled(z.strictObject(fields), help, title);

/** A file of content, by what the owner's menu calls it. */
export const file = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  group('', title, fields);
