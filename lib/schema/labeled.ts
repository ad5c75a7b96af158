import * as z from 'zod';
import type { StateCode } from '../states';

/** What is typed in one of several ways, and read into one (lib/content/saves/typed.ts). */
type TypedInput = 'code' | 'county' | 'money' | 'number' | 'origin' | 'phone' | 'url';

/** What `meta` may say of a field, and `jsonSchemaOf` then has. */
export interface FieldMeta {
  /** How a form takes it, where its type doesn't say. */
  input?: TypedInput | 'clock' | 'hidden' | 'none' | 'picture';
  /** What a form calls each choice. */
  labels?: Readonly<Record<string, string>>;
  /** What is right, in words, for a form to show. */
  expected?: string;
  /** The fewest and the most words, of a text that has no limit of characters. */
  wordCount?: readonly [min: number, max: number];
  links?: boolean;
  /** The names in braces that only its page knows. */
  gaps?: string;
  /** The kind of record that it names by its slug. */
  refersTo?: 'service' | 'town';
  notInFuture?: boolean;
  /** Where the law caps the price. */
  cap?: StateCode | 'online';
}
declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/**
 * A field with its label in a form, for a field whose name doesn't make a good one; '' for none.
 * `describe` says what the field is and where it appears: the form, its errors and the go-live
 * check show that.
 */
export const labeled = <Schema extends z.ZodType>(schema: Schema, title: string) =>
  schema.meta(title ? { title } : {});

/** Fields that a form shows together, or a file by what the owner's menu calls it. */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  labeled(z.strictObject(fields), title);
