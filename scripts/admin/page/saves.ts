import type { Source } from '../../../lib/content/reader';
import { textOf } from '../../../lib/text';
import { type Edit, withRenames } from './edits';
import { headOf, objectsOf } from './github';

/** A save that touched content. */
export interface Save {
  date: Date;
  author: string;
  edits: Edit[];
}

/** A folder or a file by its path, and what Git calls it before and after a save. */
interface Pair {
  save: number;
  path: string;
  was?: string | undefined;
  is?: string | undefined;
}

interface Commit {
  committedDate: string;
  author?: { name?: string };
  content?: { oid: string };
  parents: { nodes: { content?: { oid: string } }[] };
}

const content = 'content: file(path: "content") { oid }';

/** The last 50 saves, the newest first. */
export async function lastSaves(): Promise<Save[]> {
  const { history } = await headOf(
    `history(first: 50, path: "content") { nodes { committedDate author { name } ${content} parents(first: 1) { nodes { ${content} } } } }`,
  );
  const commits: Commit[] = history.nodes;
  const files = await filesIn(
    commits.map(({ content, parents }, save) => {
      return { save, path: 'content', was: parents.nodes[0]?.content?.oid, is: content?.oid };
    }),
  );
  const text = await textsOf(files);
  return commits.map(({ committedDate, author }, index) => {
    const edits = files
      .filter(({ save }) => save === index)
      .map(({ path, was, is }) => ({ path, before: text(was), after: text(is) }));
    const date = new Date(committedDate);
    return { date, author: author?.name ?? '', edits: withRenames(edits) };
  });
}

/** What the repository has now. */
export async function currentFiles(): Promise<Source> {
  const head = await headOf(`${content} public: file(path: "public") { oid }`);
  const folders = ['content', 'public'].map((path) => ({ save: 0, path, is: head[path]?.oid }));
  const files = await filesIn(folders);
  const ours = files.filter(({ path }) => /^content\/.*\.(?:yaml|md|txt)$/.test(path));
  const text = await textsOf(ours);
  return {
    texts: new Map(ours.map(({ path, is }) => [path, text(is) ?? ''])),
    publicFiles: files.flatMap(({ path }) => /^public\/(.*)/.exec(path)?.[1] ?? []),
  };
}

const oidsOf = (pairs: readonly Pair[]) =>
  pairs.flatMap(({ was, is }) => [was ?? [], is ?? []]).flat();

/** The files that differ in some folders, at any depth. */
async function filesIn(folders: readonly Pair[]): Promise<Pair[]> {
  const known = await objectsOf(oidsOf(folders));
  const entriesOf = (oid = '') =>
    new Map(
      [known.get(oid)?.entries ?? []]
        .flat()
        .map(Object)
        .map((entry) => [entry.name, entry]),
    );
  const inside = folders.flatMap(({ save, path, was, is }) => {
    const [old, now] = [entriesOf(was), entriesOf(is)];
    const names = [...new Set([...old.keys(), ...now.keys()])];
    return names
      .map((name) => ({
        type: (now.get(name) ?? old.get(name)).type,
        pair: { save, path: `${path}/${name}`, was: old.get(name)?.oid, is: now.get(name)?.oid },
      }))
      .filter(({ pair }) => pair.was !== pair.is);
  });
  const of = (type: string) => inside.filter((one) => one.type === type).map(({ pair }) => pair);
  const below = of('tree');
  return [...of('blob'), ...(below.length > 0 ? await filesIn(below) : [])];
}

/** Reads files, and finds the text of each by what Git calls it. */
async function textsOf(files: readonly Pair[]) {
  const known = await objectsOf(oidsOf(files));
  return (oid = '') => {
    const text = known.get(oid)?.text;
    return typeof text === 'string' ? textOf(text) : undefined;
  };
}
