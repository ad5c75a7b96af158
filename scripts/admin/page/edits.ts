import { asSchema } from '../../../lib/content/as-schema';
import { splitFrontMatter } from '../../../lib/content/front-matter';
import { parseYaml } from '../../../lib/content/parse-yaml';
import { schemaOf } from '../../../lib/schema/files';

/** What a save did to a file: its text before and after, undefined where it wasn't there. */
export interface Edit {
  path: string;
  /** Of a record that got another web address. */
  previousPath?: string;
  before: string | undefined;
  after: string | undefined;
}

/** Lists have their own order; groups don't. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields of a file as its form has them, without the day of the change; of a legal page, also its paragraphs. */
export function fieldsOf(file: string, text = ''): Record<string, unknown> {
  const { head, body } = splitFrontMatter(text) ?? { head: text };
  const schema = schemaOf(file);
  const { value } = parseYaml(head);
  const { updated: _, ...fields } = Object(schema ? asSchema(value, schema) : value);
  return body === undefined ? fields : { ...fields, body: body.trim().split(/\n{2,}/) };
}

/** The edits of forms, a removed record together with the one that has its web address since. */
export function withRenames(edits: readonly Edit[]): Edit[] {
  const ofForms = edits.filter(({ path }) => schemaOf(path));
  const isGone = ({ after }: Edit) => after === undefined;
  const renamed = ofForms.flatMap((edit) => {
    if (edit.before !== undefined || isGone(edit)) return [];
    const aliases = [fieldsOf(edit.path, edit.after)['aliases'] ?? []].flat().map(String);
    const old = ofForms.find((one) => {
      const [, folder = '', slug = ''] = /(.*\/)(.*)\.\w+$/.exec(one.path) ?? [];
      return (
        isGone(one) &&
        edit.path.startsWith(folder) &&
        aliases.some((path) => path.endsWith(`/${slug}/`))
      );
    });
    return old ? [{ ...edit, previousPath: old.path, before: old.before }] : [];
  });
  const paths = renamed.flatMap(({ path, previousPath }) => [path, previousPath]);
  return [...renamed, ...ofForms.filter(({ path }) => !paths.includes(path))];
}

/**
 * What became of the items of a list that aren't in both as they are: an item that changed has both places, one
 * that was added or removed a single one.
 */
export function itemEdits(before: readonly unknown[], after: readonly unknown[]) {
  const added = [...after.keys()];
  const gone = [...before.keys()].filter((at) => {
    const index = added.findIndex((place) => same(before[at], after[place]));
    return index < 0 || added.splice(index, 1).length === 0;
  });
  const isEven = gone.length === added.length;
  const changed = gone.flatMap((from, index) => {
    const to = isEven ? added[index] : added.find((place) => place === from);
    return to === undefined ? [] : [{ from, to }];
  });
  const removed = gone.filter((from) => !changed.some((one) => one.from === from));
  const isNew = (to: number) => !changed.some((one) => one.to === to);
  return { changed, removed, added: added.filter(isNew) };
}
