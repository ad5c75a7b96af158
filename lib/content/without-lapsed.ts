import { sentencesOf } from '../fit-text';
import { childSchema, fieldSchema, isGroup, type JsonSchema } from '../schema/json-schema';
import { partsOf } from '../schema/pages/copy';
import type { DatedClaim } from './claims';

/** A text without the sentences that claim what no longer holds; empty if nothing is left. */
export function withoutSentences(text: string, lapsed: readonly DatedClaim[]): string {
  if (lapsed.length === 0) return text;
  const isTrue = (sentence: string) => lapsed.every(({ words }) => !words.test(sentence));
  const lines = text.split('\n').map((line) => sentencesOf(line).filter(isTrue).join('').trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a template looks like in its file. */
const inBraces = (parts: readonly unknown[]) =>
  parts.map((part) => (isGroup(part) ? `{${part['name']}}` : part)).join('');

/**
 * What a file says without what no longer holds: no such sentence, no entry of a list of which nothing is
 * left, and of a field that must say something, `instead`.
 *
 * @param value the file's value, as its schema made it.
 */
export function withoutLapsed<Value>(
  value: Value,
  schema: JsonSchema,
  lapsed: readonly DatedClaim[],
  instead: string,
): Value;
export function withoutLapsed(
  value: unknown,
  schema: JsonSchema,
  lapsed: readonly DatedClaim[],
  instead: string,
): unknown {
  /** Whether a text that said something, or one in a group, has nothing left. */
  const isLost = (one: unknown): boolean =>
    typeof one === 'string'
      ? one !== '' && withoutSentences(one, lapsed) === ''
      : isGroup(one) && Object.values(one).some(isLost);

  function left(one: unknown, at: JsonSchema): unknown {
    const { json } = fieldSchema(at);
    if (typeof one === 'string') return withoutSentences(one, lapsed);
    if (Array.isArray(one)) {
      if (json['gaps']) return partsOf(withoutSentences(inBraces(one), lapsed) || instead);
      return one.flatMap((item, index) =>
        isLost(item) ? [] : [left(item, childSchema(at, index))],
      );
    }
    if (!isGroup(one)) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, field]) => {
        const nothing = json.required?.includes(key) ? instead : undefined;
        return [
          key,
          isLost(field) && !isGroup(field) ? nothing : left(field, childSchema(at, key)),
        ];
      }),
    );
  }

  return left(value, schema);
}
