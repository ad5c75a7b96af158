import { type JsonSchema, mapLeaves } from '../../schema/json-schema';

/** Spaces and invisible signs, as a text copied from elsewhere may have around it. */
const outerSpace = String.raw`[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*`;
const aroundText = new RegExp(`^${outerSpace}|${outerSpace}$`, 'g');
const withSpace = (pattern: string) => new RegExp(`^${outerSpace}${pattern}${outerSpace}$`);

const digits = String.raw`([-−–]?)\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+|\.)?`;
const number = withSpace(digits);
const money = withSpace(`\\$?\\s*${digits}\\s*(?:[Dd]ollars?|USD|usd)?`);

const startsWithHost = /^[\w-]+(?:\.[\w-]+)+(?=[/?#:]|$)/;

/** Reads a number. Text with a unit stays as it is: the field may be in another one. */
const asNumber = (pattern: RegExp) => (text: string) => {
  const [, sign = '', whole = '', cents = ''] = pattern.exec(text) ?? [];
  const plain = whole.replaceAll(',', '') + cents;
  return /\d/.test(plain) ? Number(`${sign && '-'}${plain}`) : text;
};

function asPhone(text: string): string {
  const [, ...parts] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, '')) ?? [];
  return parts.length > 0 && !/\p{L}/u.test(text) ? parts.join('-') : text;
}

function asUrl(text: string): string {
  const url = startsWithHost.test(text) ? `https://${text}` : text;
  return url.replace(/^https?:\/\/[^/?#]+/i, (origin) => origin.toLowerCase());
}

const address = /^\s*\S+\.\S+\s*$/;

/** How people may type a value, and how it's read. */
interface InputType {
  pattern?: RegExp;
  read: (text: string) => string | number;
}

/** By the names that schemas give them (`input`). */
const inputTypes: { [Input in NonNullable<JsonSchema['input']>]?: InputType } = {
  money: { pattern: money, read: asNumber(money) },
  number: { pattern: number, read: asNumber(number) },
  phone: { pattern: /^\D*1?\D*[2-9]\D*(?:\d\D*){2}[2-9]\D*(?:\d\D*){6}$/, read: asPhone },
  url: { pattern: address, read: asUrl },
  origin: { pattern: address, read: (text) => asUrl(text).replace(/\/$/, '') },
  county: { read: (text) => text.replace(/\s+(?:county|co\.?)\b.*$/i, '') },
  // The whole tag that a search engine shows.
  code: { read: (text) => /\bcontent\s*=\s*["']?([^"'\s>]+)/.exec(text)?.[1] ?? text },
};

function inputTypeOf({ type, input }: JsonSchema) {
  if (input) return inputTypes[input];
  return type === 'number' || type === 'integer' ? inputTypes.number : undefined;
}

/** What a field must match while it's typed, which may be more than what content may have. */
export function typedPattern(json: JsonSchema): RegExp | undefined {
  const [, inner] = /^\^([\s\S]*)\$$/.exec(json.pattern ?? '') ?? [];
  return inputTypeOf(json)?.pattern ?? (inner ? withSpace(inner) : undefined);
}

/**
 * What was typed into a form, as content has it: `$1,250` is 1250. What can't be read without a
 * guess, such as `25,50`, stays as it is, so that the schema refuses it.
 */
export const parseTyped = (value: unknown, schema: JsonSchema): unknown =>
  mapLeaves(value, schema, (leaf, json) => {
    const inputType = inputTypeOf(json);
    if (typeof leaf !== 'string') return leaf;
    if (!inputType) return json.pattern ? leaf.replace(aroundText, '') : leaf;
    // A number from a list of contacts has invisible marks around it.
    const text = leaf.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
    return inputType.read(text.trim());
  });
