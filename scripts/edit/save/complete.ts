import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { buildDay } from '../../../lib/content/build-day';
import { formSchemaOf } from '../content-file';
import { slugFrom } from '../slug-from';

type Value = Readonly<Record<string, unknown>>;

/** Entries of a list, with a name of their own under `key` where it is missing. */
function named(list: unknown, key: 'slug' | 'id'): unknown {
  if (!Array.isArray(list)) return list;
  const taken = new Set(list.map((entry) => Object(entry)[key]));
  return list.map((entry) => {
    const { name } = Object(entry);
    if (Object(entry)[key] || typeof name !== 'string') return entry;
    const slug = slugFrom(name) || (key === 'id' ? 'review' : '');
    let free = slug;
    for (let count = 2; taken.has(free); count++) free = `${slug}-${count}`;
    taken.add(free);
    // Beside the name, as in the entries that are there.
    const { name: first, ...rest } = Object(entry);
    return key === 'id' ? { id: free, name: first, ...rest } : { name: first, slug: free, ...rest };
  });
}

/**
 * A file's value with what no one types: names of entries that have none, the day of the change,
 * and the order of its fields.
 */
export function complete(file: string, before: Value, typed: Value): Value {
  const value: Value = {
    ...typed,
    ...('attractions' in typed && { attractions: named(typed['attractions'], 'slug') }),
    ...('testimonials' in typed && { testimonials: named(typed['testimonials'], 'id') }),
  };
  const json = z.toJSONSchema(formSchemaOf(file), { io: 'input' });
  const keys = Object.keys(json.properties ?? {});
  const changed = keys.includes('updated') && !isDeepStrictEqual(value, before);
  const dated: Value = changed ? { ...value, updated: buildDay() } : value;
  const known = keys.filter((key) => key in dated).map((key) => [key, dated[key]]);
  const others = Object.entries(dated).filter(([key]) => !keys.includes(key));
  return Object.fromEntries([...known, ...others]);
}
