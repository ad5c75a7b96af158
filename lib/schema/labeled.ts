import * as z from 'zod';

/**
 * A field with its label in a form, for a field whose name doesn't make a good one; '' for none.
 *
 * `describe` says what the field is and where it appears: the form, its errors and the go-live
 * check show that. `meta` may have `input`, how a form takes it where its type doesn't say;
 * `labels`, what each choice is called; and `gaps`, the names in braces that it may have.
 */
export const labeled = <Schema extends z.ZodType>(schema: Schema, title: string) =>
  schema.meta(title ? { title } : {});

/** Fields that a form shows together, or a file by what the owner's menu calls it. */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  labeled(z.strictObject(fields), title);
