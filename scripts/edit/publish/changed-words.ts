import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { capitalize } from '../../../lib/text';
import { schemaOf } from '../file-schema';
import { type ContentValue, contentValue, type FileChange } from './file-change';
import { fileTitle } from './file-title';
import { type FieldSchema, fieldLabel, fieldSchema } from './labels';
import { publicWords } from './public-words';
import { valueWords } from './value-words';

const townsWithoutPage = 'content/localities-without-page.yaml';

/** How many changes to name. */
const named = 12;

/** Facts of business.yaml that every page shows. */
const everywhere = new Set(['brand', 'phone', 'email', 'hours', 'closures']);

/**
 * What changed, in words for the owner such as "Boise: introduction". Changes of comments and of
 * what commands write have none.
 */
export function changedWords(changes: readonly FileChange[]): string[] {
  const moves = changes.flatMap((change) => {
    const to = changes.find((other) => isMove(change, other));
    return to ? [{ from: change, to }] : [];
  });
  const moved = new Set(moves.flatMap(({ from, to }) => [from, to]));
  // A town with a page of its own leaves the list of those without.
  const isNewTown = changes.some(
    ({ file, before }) => file.startsWith('content/towns/') && before === undefined,
  );
  const told = changes.filter(
    (change) => !moved.has(change) && !(isNewTown && change.file === townsWithoutPage),
  );
  const all = new Set([
    ...moves.map(({ to }) => `${titleOf(to.file, to.after)}: the end of its web address`),
    ...together(told.flatMap(contentWords)),
    ...publicWords(changes),
  ]);
  if (all.size <= named) return [...all];
  return [...[...all].slice(0, named), `and ${all.size - named} more`];
}

/** Changes in words; three of one thing and more are told as one. */
function together(all: readonly string[]): string[] {
  const wholeOf = (words: string) => words.slice(0, words.lastIndexOf(', ') + 1);
  return all.map((words) => {
    const whole = wholeOf(words);
    const parts = all.filter((other) => wholeOf(other) === whole);
    return whole && parts.length > 2 ? whole.slice(0, -1) : words;
  });
}

/** Whether what a file held is now in another. */
function isMove({ file, before, after }: FileChange, to: FileChange): boolean {
  if (before === undefined || after !== undefined) return false;
  if (to.before !== undefined || to.after === undefined) return false;
  if (dirname(file) !== dirname(to.file) || !schemaOf(file)) return false;
  return (
    valueWords('', contentValue(file, before), contentValue(file, to.after), undefined).length === 0
  );
}

function contentWords({ file, before, after }: FileChange): string[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const title = titleOf(file, after ?? before);
  const kind = /^content\/(town|service)s\//.exec(file)?.[1] ?? 'file';
  if (before === undefined) return [`New ${kind}: ${title}`];
  if (after === undefined) return [`${capitalize(kind)} removed: ${title}`];
  const old = contentValue(file, before);
  const now = contentValue(file, after);
  if (isDeepStrictEqual(old, now)) return [];
  const fields = z.toJSONSchema(schema, { io: 'input' });
  const words =
    file === 'content/business.yaml'
      ? businessWords(old, now, fields)
      : fileWords(old, now, fields).map((what) => (what ? `${title}: ${what}` : title));
  return words.length > 0 ? words : [`${title}: the date of its last change`];
}

function fileWords(old: ContentValue, now: ContentValue, schema: FieldSchema): string[] {
  const [list, ...others] = Object.keys(now).filter((key) => key !== 'updated');
  // The title already says what a file is that has nothing but a list.
  return list && others.length === 0
    ? valueWords('', old[list], now[list], fieldSchema(schema, list))
    : valueWords('', old, now, schema);
}

function businessWords(old: ContentValue, now: ContentValue, schema: FieldSchema): string[] {
  return Object.keys({ ...old, ...now }).flatMap((key) => {
    const field = fieldSchema(schema, key);
    const label = fieldLabel(key, field);
    const words = key === 'updated' ? [] : valueWords('', old[key], now[key], field);
    if (everywhere.has(key)) return words.map(() => `The ${label}, on every page`);
    return words.map((what) => capitalize(what ? `${label}: ${what}` : label));
  });
}

const titleOf = (file: string, text = '') => fileTitle(file, contentValue(file, text));
