import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../../lib/routes';
import { slug as slugSchema } from '../../../lib/schema/fields';
import type { CreateRequest, Kind, Outcome, RemoveRequest, RenameRequest } from '../api';
import { newFile, readContentFile, withValue } from '../content-file';
import { fromForm } from '../form/form-value';
import type { FileChange } from '../publish/file-change';
import { listSections } from '../sections';
import { commit, refuse } from './commit';
import { complete } from './complete';
import { factsOf, formOf } from './form-of';
import { pathsOf } from './redirects';
import { renamedIn } from './references';
import type { Session } from './session';

/** Names that Windows keeps for itself: no file can be called that. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const localities = 'content/localities-without-page.yaml';
const business = 'content/business.yaml';

/** Why a slug can't be the name of a new file; undefined if it can. */
function refusedSlug(root: string, kind: Kind, slug: string): Outcome | undefined {
  if (!slugSchema.safeParse(slug).success || slug.length > 60 || reserved.test(slug)) {
    return refuse(
      `"${slug.slice(0, 80)}" can't be the end of an address. Use lowercase letters, digits and single hyphens, such as new-plymouth.`,
    );
  }
  if (!existsSync(join(root, 'content', kind, `${slug}.yaml`))) return undefined;
  return refuse(`There is already a page at ${pathsOf(kind, slug)[0]}. Choose another address.`);
}

/** A file's change, if its value is another. */
function changed(
  root: string,
  name: string,
  change: (value: Readonly<Record<string, unknown>>) => object,
) {
  const file = readContentFile(root, name);
  const after = withValue(file, { ...change(file.value) });
  return after === file.text ? [] : [{ file: name, before: file.text, after }];
}

/** Adds a town or a service. */
export function create(session: Session, { kind, slug, value }: CreateRequest): Outcome {
  const { root } = session;
  if (slug === '') return refuse('Fill in the name first: the address is made of it.');
  const refused = refusedSlug(root, kind, slug);
  if (refused) return refused;
  const file = `content/${kind}/${slug}.yaml`;
  const typed = fromForm(value, {}, formOf({ file }, {}, factsOf(root)));
  const filled = complete(file, {}, { ...Object(typed) });
  const text = newFile(kind === 'towns' ? 'town' : 'service', filled);
  const others =
    kind === 'towns'
      ? changed(root, localities, (list) => withoutTown(list, filled))
      : changed(root, business, (facts) => ({
          ...facts,
          services: [facts['services'], slug].flat(),
        }));
  const arrivals = pathsOf(kind, slug).map((path) => [path, path] as const);
  const changes = [{ file, before: undefined, after: text }, ...others];
  const added = { id: kind, title: '', group: '', file, page: '' };
  return commit(session, changes, `${kind}/${slug}`, new Map(arrivals), [added]);
}

function withoutTown(
  list: Readonly<Record<string, unknown>>,
  town: Readonly<Record<string, unknown>>,
) {
  const { name, state = 'ID' } = town;
  const all: unknown = list['localities'];
  if (!Array.isArray(all)) return list;
  const left = all.filter((entry) => entry.name !== name || entry.state !== state);
  return { ...list, localities: left };
}

/** The changes of every file that names a town or a service. */
function references(root: string, kind: Kind, from: string, to: string): FileChange[] {
  const names = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.yaml') && name !== `content/${kind}/${from}.yaml`);
  return names.flatMap((name) =>
    changed(root, name, (value) => Object(renamedIn(name, value, kind, from, to))),
  );
}

function partsOf(id: string): { kind: Kind; slug: string } {
  const [kind, slug = ''] = id.split('/');
  return { kind: kind === 'services' ? 'services' : 'towns', slug };
}

/** Gives a town or a service another address; the old one leads there. */
export function rename(session: Session, { id, slug: to }: RenameRequest): Outcome {
  const { root } = session;
  if (!listSections(root).some((one) => one.id === id && one.kind)) {
    return refuse('This page was renamed or removed in the meantime.');
  }
  const { kind, slug } = partsOf(id);
  const refused = refusedSlug(root, kind, to);
  if (refused) return refused;
  const name = `content/${kind}/${slug}.yaml`;
  const { text } = readContentFile(root, name);
  const changes = [
    { file: name, before: text, after: undefined },
    { file: `content/${kind}/${to}.yaml`, before: undefined, after: text },
    ...references(root, kind, slug, to),
  ];
  const arrivals = pathsOf(kind, to);
  const moved = pathsOf(kind, slug).map((path, index) => [path, arrivals[index] ?? ''] as const);
  return commit(session, changes, `${kind}/${to}`, new Map(moved));
}

/** Removes a town or a service; another takes its place, also where others name it. */
export function remove(session: Session, { id, instead }: RemoveRequest): Outcome {
  const { root } = session;
  const sections = listSections(root);
  const { kind, slug } = partsOf(id);
  const isKnown = (one: string) => sections.some((section) => section.id === one && section.kind);
  if (!isKnown(id)) return refuse('This page was renamed or removed in the meantime.');
  if (!isKnown(`${kind}/${instead}`) || instead === slug) {
    return refuse('Choose the page that takes its place.');
  }
  const { home } = readContentFile(root, business).value;
  if (kind === 'towns' && Object(home).town === slug) {
    return refuse('You are based here. Choose another town under "Where you\'re based" first.');
  }
  const { name, text, value } = readContentFile(root, `content/${kind}/${slug}.yaml`);
  const changes = [
    { file: name, before: text, after: undefined },
    ...references(root, kind, slug, instead),
  ];
  const arrivals = pathsOf(kind, instead);
  const moved = new Map(pathsOf(kind, slug).map((path, index) => [path, arrivals[index] ?? '']));
  for (const attraction of [value['attractions'] ?? []].flat()) {
    moved.set(routes.attraction(Object(attraction)['slug']), arrivals[0] ?? '');
  }
  const outcome = commit(session, changes, `${kind}/${instead}`, moved);
  const isMain = !outcome.ok && outcome.problems.some(({ path }) => path[0] === 'mainTowns');
  return isMain
    ? refuse('There must be six main towns. Choose a town that is not one of them yet.')
    : outcome;
}
