import { stringify } from 'yaml';
import { canonical } from '../../../lib/content/canonical';
import type { Change } from '../../../lib/content/changes';
import { routes } from '../../../lib/routes';
import { schemaOf } from '../../../lib/schema/files';
import { asContent } from './as-content';
import { fieldName, formName } from './edit-words';
import { type Difference, differences, type Edit, fieldsOf, same, slugOf } from './edits';

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
  const changes = edits.flatMap(({ path, previousPath = path, before, after }): Change[] => {
    const [was, gave, has] = [before, after, texts.get(path)].map((text) =>
      text === undefined ? undefined : fieldsOf(path, text),
    );
    if (same(was, has)) return [];
    const form = formName(path, after ?? before ?? '');
    const isTaken = previousPath !== path && texts.has(previousPath);
    if (isTaken || (!(was && gave && has) && !same(gave, has))) {
      kept.push(form);
      return [];
    }
    if (!was) return [{ action: 'delete', path }];
    if (!has || !gave) return [{ action: 'create', path, data: written(path, was) }];
    const fields = structuredClone(has);
    const left = differences(path, was, gave).filter((one) => !undo(one, fields, has, gave));
    kept.push(...left.map((one) => `${form} › ${fieldName(one.path, path)}`));
    if (previousPath === path) {
      return same(fields, has) ? [] : [{ action: 'update', path, data: written(path, fields) }];
    }
    const data = written(previousPath, withAlias(fields, previousPath, path));
    return [{ action: 'move', path: previousPath, previousPath: path, data }];
  });
  return { changes, kept };
}

/** Gives a field its earlier value, wherever its item is by now; returns false if it has another since. */
function undo({ path, was, is }: Difference, fields: object, has: object, gave: object): boolean {
  let [at, now, then] = [fields, has, gave].map(Object);
  for (const key of path.slice(0, -1)) {
    const place = Array.isArray(now) ? placeIn(now, then[key]) : key;
    if (place === -1) return false;
    [at, now, then] = [Object(at[place]), Object(now[place]), Object(then[key])];
  }
  const isItem = Array.isArray(at);
  if (isItem && is === undefined) {
    return (
      at.some((one: unknown) => same(one, was)) ||
      at.splice(Number(path.at(-1)), 0, was).length === 0
    );
  }
  // Items that came or went after this one are counted later.
  const place = isItem ? placeIn(was === undefined ? at : now, is) : String(path.at(-1));
  if (same(at[place], was)) return true;
  if (!same(at[place], is)) return false;
  if (isItem && was === undefined) at.splice(Number(place), 1);
  else at[place] = was;
  return true;
}

/** Where an item is in a list by now, else one that begins as it does, such as with its name; else -1. */
function placeIn(list: readonly unknown[], item: unknown): number {
  const start = (one: unknown) => Object.values(Object(one))[0];
  const place = list.findIndex((one) => same(one, item));
  return place < 0 ? list.findIndex((one) => same(start(one), start(item))) : place;
}

/** The address that a record had in between leads on, as the other did. */
function withAlias({ aliases, ...fields }: Record<string, unknown>, path: string, since: string) {
  const folder = path.includes('/towns/') ? routes.areas : routes.services;
  const [own, other] = [path, since].map((file) => `${folder}${slugOf(file)}/`);
  return { ...fields, aliases: [...[aliases ?? []].flat().filter((one) => one !== own), other] };
}

/** The text of a file in the one form of content. */
function written(path: string, { body, ...fields }: Record<string, unknown>): string {
  const schema = schemaOf(path);
  const text = stringify(asContent(path, fields));
  const whole = Array.isArray(body) ? `---\n${text}---\n\n${body.join('\n\n')}` : text;
  return schema ? canonical(whole, schema) : whole;
}
