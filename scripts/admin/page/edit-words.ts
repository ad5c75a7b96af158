import { formName, placeOf, titleFrom } from '../../../lib/content/form-words';
import { type JsonSchema, mapLeaves } from '../../../lib/schema/json-schema';
import { dollars } from '../../../lib/text';
import { type Difference, type Edit, undo } from './edits';

/** What the owner calls a field of a file that was saved: "Prices and times › Travel 1, Price"; '' is the file. */
export function fieldName({ path: file, before, after }: Edit, path: Difference['path']): string {
  const form = formName(file, new Map([[file, after ?? before ?? '']]));
  return [form, placeOf(path, file).replace(/^Body$/, 'Text')].filter(Boolean).join(' › ');
}

/** What a save did to a file, field by field: the place, and what changed, such as "from “$30” to “$35”". */
export function wordsOf(edit: Edit) {
  const words: { place: string; what: string }[] = [];
  undo(edit, edit.after, (difference) =>
    words.push({ place: fieldName(edit, difference.path), what: change(difference) }),
  );
  return words;
}

function change({ path, was, is, json }: Difference): string {
  if (path.length === 0) return is ? 'new' : 'deleted';
  if (!json) return 'in another order';
  const both = [inWords(was, json), inWords(is, json)];
  const [before = '', after = ''] = both;
  if (!before || !after) return before ? `removed ${quoted(before)}` : `added ${quoted(after)}`;
  const [old = [], now = []] = both.map((text) => text.split(' '));
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  // With six words on each side.
  const [from, to] = [old, now].map((words) => {
    const first = Math.max(0, start - 6);
    const rest = end > 6 ? '…' : '';
    return quoted(
      `${first > 0 ? '…' : ''}${words.slice(first, words.length - Math.max(0, end - 6)).join(' ')}${rest}`,
    );
  });
  return `from ${from} to ${to}`;
}

const quoted = (text: string) => `“${text.length > 240 ? `${text.slice(0, 240)}…` : text}”`;

/** A value as a form shows it: of a group or a list, all that is in it. */
function inWords(value: unknown, schema: JsonSchema): string {
  const words: string[] = [];
  mapLeaves(value, schema, (leaf, json, path) => {
    const isSeen = json['input'] !== 'hidden' && (typeof leaf !== 'boolean' || path.length === 0);
    if (isSeen) words.push(leafInWords(leaf ?? '', json));
  });
  return words.filter(Boolean).join(', ');
}

function leafInWords(leaf: unknown, json: JsonSchema): string {
  const text = String(leaf);
  if (typeof leaf === 'boolean') return leaf ? 'on' : 'off';
  if (typeof leaf === 'number' && json['input'] === 'money') return dollars(leaf);
  if (text && json['input'] === 'picture') return `the photo ${text.replace(/.*\//, '')}`;
  if (json['refersTo']) return text.split('-').map(titleFrom).join(' ');
  return Object(json['labels'])[text] ?? text;
}
