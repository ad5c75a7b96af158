import type { BusinessRecord } from '../schema/business';

/** A field by its keys, such as answers and who, and why: the end of a sentence for the owner. */
type Placeholder = { path: string[]; why: string };

/** Samples the site came with that look like facts, by field. */
const samples = new Map([
  ['brand', 'Syringa Mobile Notary'],
  ['base', 'Nampa City Hall'],
]);

const madeUp = [
  // Hosts that never resolve (RFC 2606) or resolve only to the visitor's own machine.
  /(?<![\w-])(?:[\w-]+\.)+(?:example|invalid|test)(?![\w-]|\.\w)/i,
  /(?<![\w-])example\.(?:com|net|org)(?![\w-]|\.\w)/i,
  /(?<![\w-])localhost(?![\w-]|\.\w)/i,
  /\b127\.0\.0\.1\b/,
  // Phone numbers the North American Numbering Plan reserves for fiction.
  /\b555-01\d\d\b/,
  // What the samples have in place of a code.
  /^sample$/i,
];

/** The part of a text that can't be real, such as an example domain. */
export function madeUpPart(text: string): string | undefined {
  return madeUp.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}

/** Every field of content/business that the owner has yet to fill in, in the order of the forms. */
export function placeholdersIn(record: BusinessRecord): Placeholder[] {
  // Whatever is made up in a sentence comes from another field, which the sentence names in braces.
  const { sentences, ...fields } = record;
  return Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'commissions') return incompleteCommissions(record);
    if (field === 'answers' || field === 'notary' || field === 'prices')
      return unanswered([field], record[field]);
    if (field === 'closures' && record.agreed.noDaysOff) return [];
    const why = whyPlaceholder(field, value);
    return why === undefined ? [] : [{ path: [field], why }];
  });
}

function whyPlaceholder(field: string, value: unknown): string | undefined {
  if (value === null) return 'not filled in yet.';
  const texts = stringsIn(value);
  const part = texts.map(madeUpPart).find(Boolean);
  if (part !== undefined) return `"${part}" is made up.`;
  const text = texts.find((one) => one === samples.get(field));
  return text && `"${text}" is the sample the site came with.`;
}

/** The fields without an answer in a record and the records nested in it. */
const unanswered = (path: string[], record: object): Placeholder[] =>
  Object.entries(record).flatMap(([name, value]) => {
    const here = [...path, name];
    const why = whyPlaceholder(name, value);
    if (why !== undefined) return [{ path: here, why }];
    return typeof value === 'object' && !Array.isArray(value) ? unanswered(here, value) : [];
  });

const incompleteCommissions = ({ commissions }: BusinessRecord): Placeholder[] =>
  Object.entries(commissions).flatMap(([state, { held, number, expires, remote }]) => {
    const fields = {
      'commission number': number,
      'last valid day': expires,
      ...(remote.held && {
        'technology for online notarization': remote.technology,
        'first day online': remote.since,
      }),
    };
    const missing = Object.entries(fields).filter(([, field]) => field === undefined);
    if (!held || missing.length === 0) return [];
    const list = missing.map(([name]) => `no ${name}`).join(', ');
    const why = `${list} yet. Until then the site says that you have it: if you don't, turn that off.`;
    return [{ path: ['commissions', state], why }];
  });

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
