/** A record or a form as the content management system has it, its fields by path, such as items.0.text. */
export interface Entry {
  slug: string;
  commitDate?: Date;
  commitAuthor?: { name?: string; login?: string };
  locales: Readonly<Record<string, { path: string; content: Readonly<Record<string, unknown>> }>>;
}

export interface Draft {
  collection: { label_singular?: string };
  originalEntry?: Entry;
  originalValues: object;
}

export interface Backup {
  timestamp: Date;
  /** What the form had before anything was typed. */
  original?: object;
  currentValues: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const only = ({ locales }: Entry) => Object.values(locales)[0] ?? { path: '', content: {} };

type Forms = readonly { file: string; label?: string | undefined }[];

/** What the owner calls a form, by what its menu calls it, or a record, by its own name. */
export function nameOf(entry: Entry, forms: Forms): string {
  const { path, content } = only(entry);
  const { label = content['name'] ?? content['title'] } =
    forms.find(({ file }) => file === path) ?? {};
  return String(label ?? entry.slug);
}

/** "At 3:21 AM today", or "On November 3 at 3:21 AM". */
export function when(time: Date, now = new Date()): string {
  const hour = time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (time.toDateString() === now.toDateString()) return `At ${hour} today`;
  return `On ${time.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })} at ${hour}`;
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const asText = (values: object) => JSON.stringify(Object.entries(values).map(String).sort());
const asTexts = (locales: object) => Object.values(locales).map(asText).join();

/**
 * What to say of words that were typed into a form and not saved, and whether it was saved since, by anyone: then
 * they are older than what they would take the place of.
 */
export function aboutDraft(backup: Backup, draft: Draft, forms: Forms) {
  const { timestamp, original, currentValues } = backup;
  const { collection, originalEntry, originalValues } = draft;
  const [typed] = Object.values(currentValues);
  const own = typed?.['name'] ?? typed?.['title'];
  const name = originalEntry
    ? nameOf(originalEntry, forms)
    : `New ${collection.label_singular}${own ? `: ${own}` : ''}`;
  const isOlder = Boolean(
    originalEntry && original && asTexts(original) !== asTexts(originalValues),
  );
  const { commitAuthor: by, commitDate: at } = originalEntry ?? {};
  const who = by?.name ?? by?.login;
  const saved = at && who ? `: ${who} saved it ${lower(when(at))}` : '';
  const words = `${when(timestamp)}, you typed into “${name}” without saving.`;
  return {
    isOlder,
    words: isOlder
      ? `${words} It has changed since then${saved}. “Restore” brings back the whole form as you left it: if you save that, the newer change is undone.`
      : `${words} ${originalEntry ? 'It hasn’t changed since then. ' : ''}“Restore” brings back what you typed.`,
  };
}

/**
 * What goes with towns or services that are deleted.
 *
 * @param all everything that the system has, the checklist among it.
 */
export function whatGoes(entries: readonly Entry[], all: readonly Entry[]): string {
  return entries.map((entry) => whatGoesWith(entry, all)).join(' ');
}

const quoted = (text: unknown) => `“${String(text).replace(/\.$/, '')}”`;

const named = (content: object, field: RegExp) =>
  Object.entries(content).flatMap(([path, value]) => (field.test(path) ? [quoted(value)] : []));

function whatGoesWith(entry: Entry, all: readonly Entry[]): string {
  const { path, content } = only(entry);
  const isTown = path.startsWith('content/towns/');
  const checklist = all.map(only).find((one) => one.path === 'content/checklist.yaml')?.content;
  const also = isTown
    ? named(content, /^attractions\.\d+\.name$/)
    : Object.entries(checklist ?? {}).flatMap(([field, text]) => {
        const [, item] = /^(items\.\d+\.)text$/.exec(field) ?? [];
        const of = Object.entries(checklist ?? {}).filter(([key]) =>
          key.startsWith(`${item}services.`),
        );
        return item && of.length > 0 && of.every(([, slug]) => slug === entry.slug)
          ? [quoted(text)]
          : [];
      });
  const lead = `Delete “${content['name'] ?? content['title']}”? Its page goes, and its web address leads to the list of ${isTown ? 'towns' : 'services'}.`;
  if (also.length === 0) return lead;
  const kind = isTown ? 'The pages of its attractions go' : 'What to have ready for it alone goes';
  return `${lead} ${kind}, too: ${also.join(', ')}.`;
}
