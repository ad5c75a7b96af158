import { textOf } from '../../../lib/content/parse-yaml';
import type { Source } from '../../../lib/content/reader';
import { type Edit, withRenames } from './edits';
import { headOf, objectsOf } from './github';

/** A save that touched what the forms have. */
export interface Save {
  date: Date;
  author: string;
  edits: Edit[];
}

/** A folder or a file of a save by its path, and what Git calls it before and after. */
interface Pair {
  save: number;
  path: string;
  was: string | undefined;
  is: string | undefined;
}
interface Content {
  content?: { oid: string };
}
interface Commit extends Content {
  committedDate: string;
  author?: { name?: string };
  parents: { nodes: Content[] };
}
interface Entry {
  name: string;
  oid: string;
  type: string;
}

const content = 'content: file(path: "content") { oid }';

/** The last 50 saves of the forms, the newest first. */
export async function lastSaves(): Promise<Save[]> {
  const head = await headOf(
    `history(first: 50, path: "content") { nodes { committedDate author { name } ${content} parents(first: 1) { nodes { ${content} } } } }`,
  );
  const commits: Commit[] = head.history.nodes;
  const files = await filesIn(
    commits.map(({ content, parents }, save) => {
      return { save, path: 'content', was: parents.nodes[0]?.content?.oid, is: content?.oid };
    }),
  );
  const texts = await textsOf(files);
  return commits.map(({ committedDate, author }, index) => {
    const edits = withRenames(
      files
        .filter(({ save }) => save === index)
        .map(({ path, was, is }) => ({ path, before: texts(was), after: texts(is) })),
    );
    return { date: new Date(committedDate), author: author?.name ?? '', edits };
  });
}

/** What the repository has now. */
export async function currentFiles(): Promise<Source> {
  const head = await headOf(`${content} public: file(path: "public") { oid }`);
  const files = await filesIn(
    ['content', 'public'].map((path) => {
      return { save: 0, path, was: undefined, is: head[path]?.oid };
    }),
  );
  const [ours, others] = [true, false].map((isOurs) =>
    files.filter(({ path }) => path.startsWith('content/') === isOurs),
  );
  const kept = (ours ?? []).filter(({ path }) => /\.(?:yaml|md|txt)$/.test(path));
  const texts = await textsOf(kept);
  return {
    texts: new Map(kept.map(({ path, is }) => [path, texts(is) ?? ''])),
    publicFiles: (others ?? []).map(({ path }) => path.slice('public/'.length)),
  };
}

/** The files that differ in some folders, at any depth. */
async function filesIn(folders: readonly Pair[]): Promise<Pair[]> {
  const known = await objectsOf(folders.flatMap(({ was, is }) => [was ?? [], is ?? []].flat()));
  const inside = folders.flatMap(({ save, path, was, is }) => {
    const [old, now] = [was, is].map((oid) => {
      const entries = (known.get(oid ?? '')?.entries ?? []) as Entry[];
      return new Map(entries.map((entry) => [entry.name, entry]));
    });
    const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
    return names.flatMap((name) => {
      const [before, after] = [old?.get(name), now?.get(name)];
      if (before?.oid === after?.oid) return [];
      const pair = { save, path: `${path}/${name}`, was: before?.oid, is: after?.oid };
      return [{ pair, isFolder: (after ?? before)?.type === 'tree' }];
    });
  });
  const [below, files] = [true, false].map((isFolder) =>
    inside.filter((one) => one.isFolder === isFolder).map(({ pair }) => pair),
  );
  return [...(files ?? []), ...(below?.length ? await filesIn(below) : [])];
}

/** Reads the files, and finds the text of each by what Git calls it. */
async function textsOf(files: readonly Pair[]) {
  const known = await objectsOf(files.flatMap(({ was, is }) => [was ?? [], is ?? []].flat()));
  return (oid: string | undefined) => {
    const text = oid && known.get(oid)?.text;
    return typeof text === 'string' ? textOf(text) : undefined;
  };
}
