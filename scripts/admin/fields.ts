import { fieldSchema, isGroup, type JsonSchema } from '../../lib/schema/json-schema';
import { labelOf, titleFrom } from '../../lib/schema/labels';

/** A field of a form, as the content management system is configured. */
export type Field = { name: string; widget: string } & Record<string, unknown>;

/** The most that a price may be, by what the schema calls its cap, and the section that says so. */
export type Caps = Readonly<Record<string, { dollars: number; source: string }>>;

/** The fields of a group, in the order of its schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, caps: Caps): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isGroup(schema) && schema['input'] !== 'managed'
      ? [fieldOf(name, schema, required.includes(name), caps)]
      : [],
  );
}

function fieldOf(name: string, own: JsonSchema, isRequired: boolean, caps: Caps): Field {
  const { json, isNullable } = fieldSchema(own);
  const cap = caps[String(json['cap'])];
  const limit = cap && `By law, at most $${cap.dollars} (${cap.source}).`;
  const hint = [json.description, wordCount(json), limit].filter(Boolean).join(' ');
  const base = {
    name,
    label: labelOf(name, json),
    // The system reads Markdown there.
    ...(hint && { hint: hint.replace(/[*_~]/g, '\\$&') }),
    // Nothing is written for an empty field that may be empty; a choice with a default is always written.
    ...(mayBeEmpty(json) || isNullable || !(isRequired || (json.enum && json.default !== undefined))
      ? { required: false }
      : {}),
  };
  if (json['input'] === 'hidden') {
    return { name, widget: 'hidden', ...(json.const !== undefined && { default: json.const }) };
  }
  if (json['input'] === 'picture') return { ...base, widget: 'image', choose_url: false };
  const choices = json.enum ?? (json.const === undefined ? undefined : [json.const]);
  const preset = json.default === undefined ? {} : { default: json.default };
  if (choices) return { ...base, ...preset, widget: 'select', options: options(choices, json) };
  switch (json.type) {
    case 'boolean':
      return { ...base, ...preset, required: false, widget: 'boolean' };
    case 'integer':
    case 'number':
      return { ...base, ...numberOf(json, cap?.dollars) };
    case 'array':
      return { ...base, ...listOf(json, caps) };
    case 'object':
      return { ...base, widget: 'object', fields: fieldsOf(json, caps) };
    default:
      return { ...base, ...textOf(json) };
  }
}

function mayBeEmpty(json: JsonSchema): boolean {
  if (json.type === 'array') return !json.minItems;
  const form = json.minLength ?? json.pattern ?? json.enum ?? json.format ?? json['words'];
  return json.type === 'string' && form === undefined;
}

function options(choices: readonly unknown[], { labels }: JsonSchema) {
  const label = (value: string) =>
    (isGroup(labels) ? labels[value] : undefined) ?? titleFrom(value);
  return choices.map((value) => ({ value, label: label(String(value)) }));
}

function numberOf(json: JsonSchema, cap = json.maximum) {
  const isMoney = json['input'] === 'money';
  const isWhole = json.type === 'integer';
  const least =
    json.minimum ?? (json.exclusiveMinimum === undefined ? undefined : isWhole ? 1 : 0.01);
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(least !== undefined && { min: least }),
    ...(cap !== undefined && cap < Number.MAX_SAFE_INTEGER && { max: cap }),
    ...(isMoney && { before_input: '$' }),
    ...(!isWhole && { step: isMoney ? 0.5 : 0.0001 }),
  };
}

/** Of a prose, how many words it may have. */
function wordCount({ words }: JsonSchema): string | undefined {
  return Array.isArray(words) ? `${words[0]} to ${words[1]} words.` : undefined;
}

const isRelated = ({ of }: JsonSchema) => of === 'town' || of === 'service';

/** A town or a service: the form follows its file when that is renamed or removed. */
const relation = (kind: unknown) => ({
  widget: 'relation',
  collection: `${kind}s`,
  value_field: '{{slug}}',
  display_fields: [kind === 'town' ? 'name' : 'title'],
});

function textOf(json: JsonSchema) {
  const { minLength, maxLength = Number.POSITIVE_INFINITY, pattern, format, words } = json;
  if (isRelated(json)) return relation(json['of']);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (json['input'] === 'clock') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  const text = { use_emoji_autocomplete: false };
  if (Array.isArray(words)) {
    const [low, high] = words.map(Number);
    const form = `^\\s*(?:\\S+\\s+){${Math.max(0, (low ?? 1) - 1)},${(high ?? 1) - 1}}\\S+\\s*$`;
    return { ...text, widget: 'text', pattern: [form, wordCount(json)] };
  }
  const form = format === 'uri' ? '^https?://\\S+$' : pattern;
  return {
    ...text,
    widget: maxLength > 120 && Number.isFinite(maxLength) ? 'text' : 'string',
    ...(minLength && { minlength: minLength }),
    ...(Number.isFinite(maxLength) && { maxlength: maxLength }),
    ...(form && {
      pattern: [form, String(json['expected'] ?? json.description ?? 'another form')],
    }),
  };
}

function listOf(json: JsonSchema, caps: Caps) {
  const first = [json['prefixItems'], json.items].flat().find(isGroup) ?? {};
  const item = fieldOf('item', first, true, caps);
  const fixed = Array.isArray(json['prefixItems']) ? json['prefixItems'].length : undefined;
  const [min, max] = [json.minItems ?? fixed, json.maxItems ?? fixed];
  const size = { ...(min && { min }), ...(max && { max }) };
  // As tags, which can be moved.
  const several = { multiple: true, dropdown_threshold: isRelated(first) ? 0 : 8, ...size };
  if (isRelated(first)) return { ...relation(first['of']), ...several };
  if (item.widget === 'select') return { ...several, widget: 'select', options: item['options'] };
  const singular = [json['prefixItems'] ?? first]
    .flat()
    .filter(isGroup)
    .map(({ title }) => title ?? 'Item')
    .join(', then ');
  const list = { widget: 'list', label_singular: singular, ...size };
  if (item.widget !== 'object') return { ...list, field: { ...item, label: singular } };
  const names = Object.keys(first.properties ?? {});
  const titles = ['name', 'title', 'question', 'section', 'text', 'from', 'days'];
  const title = titles.find((name) => names.includes(name)) ?? names[0];
  return { ...list, collapsed: true, summary: `{{fields.${title}}}`, fields: item['fields'] };
}
