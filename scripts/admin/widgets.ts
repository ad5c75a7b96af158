import { typedForm } from '../../lib/content/typed';
import type { JsonSchema } from '../../lib/schema/json-schema';

/** How a form takes a field that has no others in it, by the schema of the field. */

/** As text: a field for numbers drops what it can't read. */
export const numberWidget = (json: JsonSchema) => ({
  widget: 'string',
  before_input: json['input'] === 'money' ? '$' : undefined,
  pattern: [typedForm(json)?.source, json['expected'] ?? numbers[String(json.type)]],
});
const numbers: Record<string, string> = {
  integer: 'a whole number such as 5',
  number: 'a number such as 5 or 25.50',
};

/** Of a prose, how many words it may have. */
export const wordCountInWords = ({ wordCount }: JsonSchema) =>
  Array.isArray(wordCount) && `${wordCount[0]} to ${wordCount[1]} words.`;

export function textWidget(json: JsonSchema) {
  const { minLength, maxLength, format, wordCount, refersTo } = json;
  // The form follows the file when that is renamed or removed.
  if (refersTo === 'town' || refersTo === 'service') {
    const collection = `${refersTo}s`;
    const name = refersTo === 'town' ? 'name' : 'title';
    return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: [name] };
  }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (json['input'] === 'clock') return { widget: 'datetime', type: 'time', format: 'HH:mm' };
  const [form, expected] = Array.isArray(wordCount)
    ? [`^\\s*(?:\\S+(?:\\s+|$)){${wordCount}}$`, wordCountInWords(json)]
    : [typedForm(json)?.source, json['expected'] ?? json.description];
  return {
    use_emoji_autocomplete: false,
    widget: wordCount || (maxLength ?? 0) > 120 ? 'text' : 'string',
    minlength: minLength,
    maxlength: maxLength,
    pattern: form && [form, expected],
  };
}
