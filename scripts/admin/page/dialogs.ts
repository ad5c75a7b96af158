/** A record or a form as the content management system has it, its fields by path, such as items.0.text. */
export interface Entry {
  slug: string;
  locales: Record<string, { path: string; content: Record<string, unknown> }>;
  commitDate?: Date;
  commitAuthor?: { name?: string };
}
const only = ({ locales }: Entry) => Object.values(locales)[0] ?? { path: '', content: {} };
const quoted = (text: unknown) => `“${String(text).replace(/\.$/, '')}”`;

/** "Tuesday, November 3, 2026 at 3:21 AM". */
export const formatDateTime = (time: Date): string =>
  time.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** What goes with a town or a service that is deleted; `all` has the checklist. */
function whatGoesWith(entry: Entry, all: readonly Entry[]): string {
  const { path, content } = only(entry);
  const isTown = path.startsWith('content/towns/');
  const checklist = all.map(only).find((one) => one.path === 'content/checklist.yaml')?.content;
  const isAlone = (field: string) => {
    const services = field.replace(/text$/, 'services.');
    const named = Object.entries(checklist ?? {}).filter(([one]) => one.startsWith(services));
    return named.length > 0 && named.every(([, slug]) => slug === entry.slug);
  };
  const fields = Object.entries(isTown ? content : (checklist ?? {})).filter(([field]) =>
    isTown ? /^attractions\.\d+\.name$/.test(field) : /\.text$/.test(field) && isAlone(field),
  );
  const also = fields.map(([, text]) => quoted(text)).join(', ');
  const lead = `Delete ${quoted(content['name'] ?? content['title'])}? Its page goes, and its web address leads to the list of ${isTown ? 'towns' : 'services'}.`;
  const kind = isTown ? 'The pages of its attractions go' : 'What to have ready for it alone goes';
  return also ? `${lead} ${kind}, too: ${also}.` : lead;
}

/**
 * What the system's dialogs say here (scripts/admin/patches.ts).
 *
 * @param forms what the menu calls each form.
 */
export function dialogsOf(forms: readonly { file: string; label?: string | undefined }[]) {
  const nameOf = (entry: Entry) => {
    const { path, content } = only(entry);
    const { label = content['name'] ?? content['title'] } =
      forms.find(({ file }) => file === path) ?? {};
    return String(label);
  };
  return {
    nameOf,
    whatGoes: (entries: readonly Entry[], all: readonly Entry[]) =>
      entries.map((entry) => whatGoesWith(entry, all)).join(' '),
    takenOut: (targets: readonly { entry: Entry }[]) =>
      `It is taken out of: ${targets.map(({ entry }) => nameOf(entry)).join(', ')}.`,
    /** What to say of words that were typed and not saved; and whether the form was saved since, by anyone. */
    aboutDraft(backup: object, draft: object) {
      const { timestamp, original, currentValues } = Object(backup);
      const { collection, originalEntry: entry, originalValues } = Object(draft);
      const { name, title = name ?? '' } = Object(Object.values(currentValues)[0]);
      const isOlder = Boolean(
        entry && original && JSON.stringify(original) !== JSON.stringify(originalValues),
      );
      const { commitAuthor: by, commitDate: at } = Object(entry);
      const saved = at && by?.name ? `: ${by.name} saved it on ${formatDateTime(at)}` : '';
      const form = entry ? nameOf(entry) : `New ${collection.label_singular}: ${title}`;
      const end = isOlder
        ? `It has changed since then${saved}. “Restore” brings back the whole form as you left it: if you save that, the newer change is undone.`
        : `${entry && original ? 'It hasn’t changed since then. ' : ''}“Restore” brings back what you typed.`;
      const lead = `You typed into “${form}” on ${formatDateTime(timestamp)}, without saving.`;
      return { isOlder, words: `${lead} ${end}` };
    },
  };
}
