import { stringify } from 'yaml';
import { canonical } from '../../../lib/content/canonical';
import type { Change } from '../../../lib/content/changes';
import { routes } from '../../../lib/routes';
import { schemaOf } from '../../../lib/schema/files';
import { isGroup } from '../../../lib/schema/json-schema';
import { asContent } from './as-content';
import { fieldName, formName } from './edit-words';
import { type Edit, fieldsOf, itemEdits, same } from './edits';

type Path = readonly (string | number)[];
type Note = (path: Path) => unknown;

/**
 * What takes a save back: each field that still has the value which the save gave it gets the earlier one.
 *
 * @param edits what the save did to each file.
 * @param texts the files as they are now.
 * @returns the changes of a new save, and the places that changed since, which stay as they are.
 * @throws Error with words for the owner, if an earlier text can't be saved as it was.
 */
export function takeBack(edits: readonly Edit[], texts: ReadonlyMap<string, string>) {
  const kept: string[] = [];
  const changes = edits.flatMap((edit): Change[] => {
    const { path, previousPath = path, before, after } = edit;
    const form = formName(path, after ?? before);
    const [was, gave, has] = [before, after, texts.get(path)].map(
      (text) => text && fieldsOf(path, text),
    );
    if (same(was, has)) return [];
    const isTaken = previousPath !== path && texts.has(previousPath);
    if (isTaken || (!(was && gave && has) && !same(gave, has))) {
      kept.push(form);
      return [];
    }
    if (!was) return [{ action: 'delete', path }];
    if (!has) return [{ action: 'create', path, data: written(path, was) }];
    const note = (at: Path) => kept.push(`${form} › ${fieldName(at, path)}`);
    const fields = Object(merged(was, gave, has, note));
    if (previousPath !== path) {
      const data = written(previousPath, withAlias(fields, previousPath, path));
      return [{ action: 'move', path: previousPath, previousPath: path, data }];
    }
    return same(fields, has) ? [] : [{ action: 'update', path, data: written(path, fields) }];
  });
  return { changes, kept };
}

/** The earlier value where there is still the one that a save gave; else, as far as that goes, of each part. */
function merged(was: unknown, gave: unknown, has: unknown, note: Note, path: Path = []): unknown {
  if (same(was, gave) || same(was, has)) return has;
  if (same(gave, has)) return was;
  if (isGroup(was) && isGroup(gave) && isGroup(has)) {
    const keys = Object.keys({ ...was, ...gave, ...has });
    return Object.fromEntries(
      keys.map((key) => [key, merged(was[key], gave[key], has[key], note, [...path, key])]),
    );
  }
  if (Array.isArray(was) && Array.isArray(gave) && Array.isArray(has)) {
    return mergedList(was, gave, has, note, path);
  }
  note(path);
  return has;
}

/** Items are found as the save left them, wherever they are by now. */
function mergedList(was: unknown[], gave: unknown[], has: unknown[], note: Note, path: Path) {
  const { changed, removed, added } = itemEdits(was, gave);
  if (changed.length + removed.length + added.length === 0) note(path);
  const list = [...has];
  const placeOf = (item: unknown) => list.findIndex((one) => same(one, item));
  for (const { from, to } of changed) {
    const place = placeOf(gave[to]);
    if (place >= 0) list[place] = was[from];
    else if (has.length !== gave.length) note([...path, to]);
    else list[to] = merged(was[from], gave[to], list[to], note, [...path, to]);
  }
  for (const to of added) {
    const place = placeOf(gave[to]);
    if (place >= 0) list.splice(place, 1);
    else note([...path, to]);
  }
  for (const from of removed) {
    const after = placeOf(was[from - 1]);
    if (placeOf(was[from]) < 0) list.splice(after < 0 ? from : after + 1, 0, was[from]);
  }
  return list;
}

/** The address that a record had in between leads on, as the other does. */
function withAlias(fields: Record<string, unknown>, path: string, since: string) {
  const [slug = '', other = ''] = [path, since].map((one) => one.replace(/.*\/|\.\w+$/g, ''));
  const folder = path.includes('/towns/') ? routes.areas : routes.services;
  const known = [fields['aliases'] ?? []].flat();
  return {
    ...fields,
    aliases: [...known.filter((one) => one !== `${folder}${slug}/`), `${folder}${other}/`],
  };
}

/** The text of a file in the one form of content. */
function written(path: string, { body, ...fields }: Record<string, unknown>): string {
  const schema = schemaOf(path);
  const text = stringify(asContent(path, fields));
  const whole = Array.isArray(body) ? `---\n${text}---\n\n${body.join('\n\n')}` : text;
  return schema ? canonical(whole, schema) : whole;
}
