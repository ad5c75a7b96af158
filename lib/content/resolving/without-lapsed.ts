import { sentencesOf } from '../../fit-text';
import { childSchema, fieldSchema, isGroup, type JsonSchema } from '../../schema/json-schema';
import { capitalize } from '../../text/format';
import { countWords } from '../../text/prose';
import { type DatedClaim, makesClaim } from '../text/claims';

/** Where another paragraph, heading, entry or row begins. */
const block = /\n(?=\s*(?:\n|[-*#|>]|\d+\.\s))/;

/** A text without the sentences of lapsed claims, '' if none is left. One word is no sentence. */
export function withoutSentences(text: string, lapsed: readonly DatedClaim[]): string {
  if (!/\s/.test(text) || lapsed.every((claim) => !makesClaim(text, claim))) return text;
  const isTrue = (sentence: string) => lapsed.every((claim) => !makesClaim(sentence, claim));
  const left = text.split(block).map((part) => sentencesOf(part).filter(isTrue).join('').trimEnd());
  return left
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A sentence without the words of lapsed claims; undefined if at most two words are left. */
function withoutClaim(text: string, lapsed: readonly DatedClaim[]): string | undefined {
  const rest = lapsed.reduce((left, { pattern }) => left.replace(pattern, ''), text);
  const others = rest.replace(/^[^\p{L}]+/u, '').replace(/\s+/g, ' ');
  return countWords(others) > 2 ? capitalize(others) : undefined;
}

/**
 * Removes the sentences that make a lapsed claim from all texts of a file. If nothing else is left
 * of an entry of a list, or of a text that it has to have, the entry goes. If nothing is left of a
 * field's text, an optional field goes, and a required one keeps the rest of its sentence, or gets
 * `instead`.
 */
export function withoutLapsed<Value>(
  value: Value,
  schema: JsonSchema,
  lapsed: readonly DatedClaim[],
  instead: string,
): Value {
  /** Whether nothing is left of a text, or of one that a group has to have. */
  const isLost = (one: unknown, at: JsonSchema): boolean =>
    typeof one === 'string'
      ? one !== '' && withoutSentences(one, lapsed) === ''
      : isGroup(one) &&
        Object.entries(one).some(
          ([key, field]) => at.required?.includes(key) && isLost(field, childSchema(at, key)),
        );

  function left(one: unknown, at: JsonSchema): unknown {
    const { json } = fieldSchema(at);
    if (typeof one === 'string') return withoutSentences(one, lapsed);
    if (Array.isArray(one)) {
      return one.flatMap((entry, index) => {
        const item = childSchema(at, index);
        return isLost(entry, item) ? [] : [left(entry, item)];
      });
    }
    if (!isGroup(one)) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, field]) => {
        const child = childSchema(at, key);
        if (typeof field !== 'string' || !isLost(field, child)) return [key, left(field, child)];
        const rest = withoutClaim(field, lapsed) ?? instead;
        return [key, json.required?.includes(key) ? rest : undefined];
      }),
    );
  }

  // A file is a group, and what is left has each of its fields.
  return Object.assign({}, value, left(value, schema));
}
