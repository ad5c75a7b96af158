import type { Variables } from './template-variables';

/** A citation of a statute or rule, such as Idaho Code 51-107. */
const citation =
  /\b(?:Idaho Code|I\.C\.|ORS|OAR|IDAPA|\d+ (?:CFR|C\.F\.R\.|U\.?S\.?C\.?))\s+(?:§+\s*|[Ss]ections?\s+)?\d(?:[\w.:-]*\w)?/g;

/** A citation that a text spells out, and what belongs in its place. */
interface LiteralCitation {
  found: string;
  expected: string;
  /** Where it begins in the text. */
  index: number;
}

/**
 * The citations that a text spells out: it should name them by key, so that content/laws.yaml has
 * every law the site cites.
 *
 * @param variables the sections by key, among others.
 */
export function literalCitations(text: string, variables: Variables): LiteralCitation[] {
  const keys = new Map(Object.entries(variables).map(([key, value]) => [value, key]));
  return [...text.matchAll(citation)].map(({ 0: found, index }) => {
    const key = keys.get(found.replace(/\s+/g, ' '));
    const expected = key
      ? `{${key}}, the key of that law`
      : 'a record of that law in content/laws.yaml, and its key in braces';
    return { found: `"${found}"`, expected, index };
  });
}
