import type * as z from 'zod';

/** A rule of a record: whether it holds; if not, the wrong field, and what is expected there. */
export type FieldRule = readonly [holds: boolean, field: Field, expected: string];
type Field = string | readonly (string | number)[];

/**
 * A record with rules between its fields. By default zod skips these after any other problem, and
 * an author would see theirs only on the next run. They can run whenever every type is right.
 */
export const withRules = <Schema extends z.ZodType>(
  schema: Schema,
  rules: (record: z.output<Schema>) => readonly FieldRule[],
) =>
  schema.superRefine(
    (record, context) => {
      for (const [holds, field, message] of rules(record)) {
        if (!holds) context.addIssue({ code: 'custom', path: [field].flat(), message });
      }
    },
    {
      when: ({ issues }) =>
        issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_value'),
    },
  );

/** The rule that each key in a list occurs only once. */
export const uniqueKeys = (list: readonly { key: string }[]) =>
  list.map(({ key }, index): FieldRule => {
    const first = list.findIndex((other) => other.key === key);
    return [first === index, [index, 'key'], 'another name'];
  });
