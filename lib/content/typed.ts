import { childSchema, fieldSchema, isGroup, type JsonSchema } from '../schema/json-schema';

/** How people write a number: with $, commas between thousands, and the unit that the form names. */
const number =
  /^\s*\$?\s*([-−–]?)\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+|\.)?\s*(?:dollars?|USD|hours?|hrs?|minutes?|mins?|weeks?|miles?|mi|stars?)?\.?\s*$/i;

/** Any letter or digit of a host, before its path. */
const host = /^[\w-]+(?:\.[\w-]+)+(?=[/?#:]|$)/;

function asNumber(text: string): string | number {
  const [, sign = '', whole = '', cents = ''] = number.exec(text) ?? [];
  const digits = whole.replaceAll(',', '') + cents;
  return /\d/.test(digits) ? Number(`${sign && '-'}${digits}`) : text;
}

function asPhone(text: string): string {
  const [, ...parts] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, '')) ?? [];
  return parts.length > 0 && !/[a-z]/i.test(text) ? parts.join('-') : text;
}

function asUrl(text: string): string {
  const url = host.test(text) ? `https://${text}` : text;
  return url.replace(/^https?:\/\/[^/?#]+/i, (origin) => origin.toLowerCase());
}

/** By what a schema calls it (`input`): the form in which people may type it, and how content has it. */
const kinds = {
  phone: { form: /^\D*1?\D*(?:\d\D*){10}$/, read: asPhone },
  url: { form: /^\s*(?:https?:\/\/)?\S+\.\S+\s*$/i, read: asUrl },
  origin: {
    form: /^\s*(?:https?:\/\/)?\S+\.\S+\s*$/i,
    read: (text: string) => asUrl(text).replace(/\/$/, ''),
  },
  county: { form: undefined, read: (text: string) => text.replace(/\s+county$/i, '') },
  // The whole tag that a search engine shows.
  code: {
    form: undefined,
    read: (text: string) => /\bcontent\s*=\s*["']?([^"'\s>]+)/.exec(text)?.[1] ?? text,
  },
};

function kindOf({ type, input }: JsonSchema) {
  if (type === 'number' || type === 'integer') return { form: number, read: asNumber };
  return Object.entries(kinds).find(([name]) => name === input)?.[1];
}

/** What a field's form must match while it's typed, if that is more than what content may have. */
export const typedForm = (json: JsonSchema): RegExp | undefined => kindOf(json)?.form;

/**
 * What was typed into a form, as content has it: `$1,250` is 1250. What can't be read without a guess, such
 * as `25,50`, stays as it is, so that the schema refuses it.
 */
export function asTyped(value: unknown, own: JsonSchema): unknown {
  const { json } = fieldSchema(own);
  if (Array.isArray(value)) return value.map((item, at) => asTyped(item, entryOf(json, at)));
  if (isGroup(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, at]) => [key, asTyped(at, childSchema(json, key))]),
    );
  }
  const kind = kindOf(json);
  if (!kind || typeof value !== 'string') return value;
  // A number from a list of contacts has invisible marks around it.
  return kind.read(
    value
      .replace(/\p{Cf}/gu, '')
      .replace(/\s/g, ' ')
      .trim(),
  );
}

/** The schema of an entry of a list, which may have one for each. */
function entryOf(json: JsonSchema, at: number): JsonSchema {
  const entry = Object(json['prefixItems'])[at];
  return isGroup(entry) ? entry : childSchema(json, at);
}
