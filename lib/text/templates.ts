declare const gaps: unique symbol;

/** A text with gaps: names in braces that only its page knows. Only the type has the names. */
export type Template<Name extends string> = string & { readonly [gaps]: Name };

/**
 * The parts of a template: texts and what fills its gaps, by turns. All other names in braces are
 * replaced when content is read, by `interpolate` (lib/content/reading/template-variables.ts).
 */
export function filledParts<Name extends string, Value>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, Value>>,
): (string | Value | undefined)[] {
  const byName = new Map<string, Value>(Object.entries(values));
  return template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : byName.get(part)));
}

/** The text of a template with a value in each of its gaps. */
export const fill = <Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string | number>>,
): string => filledParts(template, values).join('');
