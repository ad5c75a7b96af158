import type { Change } from '../../../lib/content/changes';
import { asText } from './as-content';
import { fieldName } from './edit-words';
import { type Edit, isEqual, undo } from './edits';

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
    const { path } = edit;
    const { has, earlier } = undo(edit, texts.get(path), (one) => {
      if (one.isKept) kept.push(fieldName(edit, one.path));
    });
    if (isEqual(has, earlier)) return [];
    const gone: Change = { action: 'delete', path };
    if (earlier === undefined) return [gone];
    const { webAddress, ...fields } = Object(earlier);
    const to = path.replace(/[^/]+(?=\.\w+$)/, webAddress);
    if (to === path) return [{ action: 'update', path, data: asText(path, fields) }];
    if (!texts.has(to)) return [gone, { action: 'create', path: to, data: asText(to, fields) }];
    kept.push(fieldName(edit, []));
    return [];
  });
  return { changes, kept };
}
