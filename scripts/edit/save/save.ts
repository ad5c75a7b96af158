import { routes } from '../../../lib/routes';
import type { Outcome, SaveRequest } from '../api';
import { readContentFile, withValue } from '../content-file';
import { fromForm } from '../form/form-value';
import { isGroup } from '../is-group';
import { listSections } from '../sections';
import { matchItems } from '../splice/match-items';
import { commit, refuse } from './commit';
import { complete } from './complete';
import { factsOf, formOf } from './form-of';
import type { Session } from './session';

/** Saves what a section's form says: only the text of what changed is replaced in its file. */
export function save(session: Session, request: SaveRequest): Outcome {
  const { root } = session;
  const section = listSections(root).find(({ id }) => id === request.id);
  if (!section) return refuse('This page of the editor is gone: its file was renamed or removed.');
  const file = readContentFile(root, section.file);
  if (file.hash !== request.hash) {
    return refuse(
      `${section.title} was changed in another window or by another program since you opened it. Nothing was saved. What you typed is still here.`,
    );
  }
  const form = formOf(section, file.value, factsOf(root));
  const typed = fromForm(request.value, file.value, form);
  if (!isGroup(typed)) return refuse('Nothing was saved: the form was empty.');
  const value = complete(section.file, file.value, typed);
  const moved = new Map(Object.entries(request.redirects ?? {}));
  for (const [from, to] of movedAttractions(file.value, value)) moved.set(from, to);
  const after = withValue(file, value);
  const changes = after === file.text ? [] : [{ file: file.name, before: file.text, after }];
  return commit(session, changes, section.id, moved);
}

/** The paths of attractions whose address was changed in the form, and of new ones. */
function movedAttractions(
  { attractions: before }: Readonly<Record<string, unknown>>,
  { attractions: after }: Readonly<Record<string, unknown>>,
): [from: string, to: string][] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const slugs = after.map(({ slug }) => slug);
  const known = before.map(({ slug }) => slug);
  const isSame = (one: typeof before, other: typeof before) =>
    Object(one).name === Object(other).name ||
    Object(one).description === Object(other).description;
  const moved = matchItems(before, after).flatMap((old, index): [string, string][] => {
    if (old === undefined || !isSame(before[old], after[index])) return [];
    const was = before[old].slug;
    return slugs.includes(was) ? [] : [[routes.attraction(was), routes.attraction(slugs[index])]];
  });
  // A path that has a page again no longer leads elsewhere.
  const added = slugs
    .filter((slug) => !known.includes(slug))
    .map((slug) => routes.attraction(slug));
  return [...added.map((path): [string, string] => [path, path]), ...moved];
}
