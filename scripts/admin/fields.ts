import { labelOf, titleFrom } from '../../lib/content/form-words';
import { typedPattern } from '../../lib/content/saves/typed';
import { recordKinds } from '../../lib/schema/files';
import {
  childSchema,
  fieldSchema,
  type JsonSchema,
  mayBeEmpty,
} from '../../lib/schema/json-schema';

/** How a form takes a field, as the CMS is configured. */
type Widget = { widget: string } & Record<string, unknown>;
type Field = { name: string } & Widget;

/** The most that a price may be, by what the schema calls its cap, and the section that says so. */
export type Caps = Readonly<Record<string, { dollars: number; source: string }>>;

/** The fields of a group, in the order of its schema. */
export const fieldsOf = (group: JsonSchema, caps: Caps): Field[] =>
  Object.keys(group.properties ?? {}).flatMap((name) => {
    const schema = childSchema(group, name);
    const isRequired = group.required?.includes(name) ?? false;
    return schema.input === 'none' ? [] : [fieldOf(name, schema, isRequired, caps)];
  });

/** The options of a field; one that is undefined isn't written. */
function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, caps: Caps): Field {
  const { json, isNullable } = fieldSchema(schema);
  if (json.input === 'hidden') return { name, widget: 'hidden', default: json.const };
  const cap = json.cap && caps[json.cap];
  const limit = cap && `By law, at most $${cap.dollars} (${cap.source}).`;
  const gaps = json.gaps && `You can use ${json.gaps}.`;
  const links = json.links && 'Links: [words](address).';
  const hint = [json.description, gaps, wordCountInWords(json), links, limit]
    .filter(Boolean)
    .join(' ');
  // For an empty field that may be empty, nothing is written; for a choice, its default.
  const isWritten = isRequired || (json.enum && json.default !== undefined);
  return {
    name,
    label: labelOf(name, json),
    hint: hint || undefined,
    required: isNullable || mayBeEmpty(json) || !isWritten ? false : undefined,
    ...widgetOf(json, caps),
  };
}

function widgetOf(json: JsonSchema, caps: Caps): Widget {
  if (json.input === 'picture') return { widget: 'image', choose_url: false };
  if (json.enum) {
    // What begins with a capital is a name.
    const nameOf = (value: string) => (/^[A-Z]/.test(value) ? value : titleFrom(value));
    const label = (value: string) => json.labels?.[value] ?? nameOf(value);
    const options = json.enum.map((value) => ({ value, label: label(String(value)) }));
    return { widget: 'select', default: json.default, options };
  }
  if (json.type === 'boolean') return { widget: 'boolean', default: json.default, required: false };
  if (json.type === 'integer' || json.type === 'number') return numberWidget(json);
  if (json.type === 'array') return listOf(json, caps);
  if (json.type === 'object') return { widget: 'object', fields: fieldsOf(json, caps) };
  return textWidget(json);
}

function listOf(json: JsonSchema, caps: Caps) {
  const parts = [json.prefixItems ?? json.items].flat().filter((part) => typeof part === 'object');
  const [first = {}] = parts;
  const size = { min: json.minItems, max: json.maxItems };
  const item = widgetOf(first, caps);
  const isRelation = item.widget === 'relation';
  // The form shows the items as tags, which can be moved.
  if (isRelation || item.widget === 'select')
    return { ...item, multiple: true, dropdown_threshold: isRelation ? 0 : 8, ...size };
  // The item of a pair is called by both: "From / To".
  const singular = parts.map(({ title }) => title ?? 'Item').join(' / ');
  const list = { widget: 'list', label_singular: singular, ...size };
  if (item.widget !== 'object')
    return { ...list, field: { ...fieldOf('item', first, true, caps), label: singular } };
  const names = Object.keys(first.properties ?? {});
  const title = ['name', 'title', 'section'].find((one) => names.includes(one)) ?? names[0];
  return { ...list, collapsed: true, summary: `{{fields.${title}}}`, fields: item['fields'] };
}

/** A number as text: a field for numbers drops what it can't read. */
const numberWidget = (json: JsonSchema) => ({
  widget: 'string',
  before_input: json.input === 'money' ? '$' : undefined,
  pattern: [typedPattern(json)?.source, json.expected ?? numbers[String(json.type)]],
});
const numbers: Record<string, string> = {
  integer: 'a whole number such as 5',
  number: 'a number such as 5 or 25.50',
};

const wordCountInWords = ({ wordCount }: JsonSchema) =>
  wordCount && `${wordCount[0]} to ${wordCount[1]} words.`;

function textWidget(json: JsonSchema) {
  const { minLength, maxLength, format, wordCount, refersTo } = json;
  // The form follows the file when that is renamed or removed.
  const record = recordKinds.find(({ kind }) => kind === refersTo);
  if (record) {
    const { folder: collection, name } = record;
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: [name] };
  }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (json.input === 'clock') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  const [pattern, expected] = wordCount
    ? [`^\\s*(?:\\S+(?:\\s+|$)){${wordCount}}$`, wordCountInWords(json)]
    : [typedPattern(json)?.source, json.expected ?? json.description];
  return {
    use_emoji_autocomplete: false,
    widget: wordCount || (maxLength ?? 0) > 120 ? 'text' : 'string',
    minlength: minLength,
    maxlength: maxLength,
    pattern: pattern && [pattern, expected],
  };
}
