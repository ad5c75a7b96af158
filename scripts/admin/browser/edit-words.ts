import { fieldName, formName, titleFrom } from '../../../lib/content/form-words';
import { formatClock } from '../../../lib/hours/hours';
import { type JsonSchema, mapLeaves } from '../../../lib/schema/json-schema';
import { dollars } from '../../../lib/text/format';
import { type Difference, differencesIn, type Edit } from './edits';

/** What the owner calls a file that was saved: "Prices and times", or the name of a record. */
export const formNameOf = ({ path, before, after }: Edit): string =>
  formName(path, new Map([[path, after ?? before ?? '']]));

const slugOf = (path: string) => path.replace(/.*\/|\.\w+$/g, '');

/** What a save did, field by field. That a record got another web address is told as one thing. */
export function describeSave(edits: readonly Edit[]) {
  const gone = edits.filter(({ after }) => after === undefined);
  const oldOf = (edit: Edit) =>
    gone.find((one) => edit.before === undefined && formNameOf(one) === formNameOf(edit));
  const moved = edits.map(oldOf);
  return edits.flatMap((edit) => {
    const old = oldOf(edit);
    if (!old) return moved.includes(edit) ? [] : describeEdit(edit);
    const what = `another web address (${slugOf(old.path)}, now ${slugOf(edit.path)})`;
    return [{ where: formNameOf(edit), what }, ...describeEdit({ ...edit, before: old.before })];
  });
}

/** Such as "Prices and times › Travel 1, Price" and "from “$30” to “$35”", field by field. */
const describeEdit = (edit: Edit) =>
  differencesIn(edit).map((difference) => {
    const field = difference.path[0] === 'body' ? 'Text' : fieldName(difference.path, edit.path);
    const where = [formNameOf(edit), field].filter(Boolean).join(' › ');
    return { where, what: change(difference, edit.path) };
  });

function change({ path, was, is, json }: Difference, file: string): string {
  if (path.length === 0) return `${is ? 'new' : 'deleted'} (${slugOf(file)})`;
  if (!json) return 'in another order';
  const [before, after] = [inWords(was, json), inWords(is, json)];
  if (!before || !after) return before ? `removed ${quoted(before)}` : `added ${quoted(after)}`;
  const [old, now] = [before.split(' '), after.split(' ')];
  const first = [...now, ''].findIndex((word, index) => word !== old[index]);
  // Six words before the first difference show where in the text it is.
  const start = Math.max(0, first - 6);
  const [from, to] = [old, now].map((words) =>
    quoted(`${start > 0 ? '…' : ''}${words.slice(start).join(' ')}`),
  );
  return `from ${from} to ${to}`;
}

const quoted = (text: string) => `“${text.length > 120 ? `${text.slice(0, 120)}…` : text}”`;

/** A value as a form shows it: of a group or a list, all that is in it. */
function inWords(value: unknown, schema: JsonSchema): string {
  const texts: string[] = [];
  mapLeaves(value, schema, (leaf, json, path) => {
    const isSeen = json.input !== 'hidden' && (typeof leaf !== 'boolean' || path.length === 0);
    if (isSeen) texts.push(leafInWords(leaf ?? '', json));
  });
  return texts.filter(Boolean).join(', ');
}

function leafInWords(leaf: unknown, json: JsonSchema): string {
  const text = String(leaf);
  if (typeof leaf === 'boolean') return leaf ? 'on' : 'off';
  if (typeof leaf === 'number' && json.input === 'money') return dollars(leaf);
  if (text && json.input === 'clock') return formatClock(text);
  if (text && json.input === 'picture') return `the photo ${text.replace(/.*\//, '')}`;
  if (json.refersTo) return text.split('-').map(titleFrom).join(' ');
  return json.labels?.[text] ?? text;
}
