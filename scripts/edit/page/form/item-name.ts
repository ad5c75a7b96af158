import { isObject } from './field-schema';

const naming = ['name', 'title', 'question', 'reason', 'text', 'term', 'label', 'days'];

/** The most letters of a name. */
const most = 50;

/** What to call an item of a list: by what it says, or else by its kind and number. */
export function itemName(item: unknown, kind: string, index: number): string {
  const values = isObject(item) ? naming.map((key) => item[key]) : [item];
  const said = values.map((value) => (Array.isArray(value) ? value.join(', ') : value));
  const name = said.find((value) => typeof value === 'string' && value.trim() !== '');
  const place =
    isObject(item) && typeof item['location'] === 'string' ? `, ${item['location']}` : '';
  if (typeof name !== 'string') return `${kind} ${index + 1}`;
  return name.length > most ? `${name.slice(0, most).trimEnd()}…` : name + place;
}
