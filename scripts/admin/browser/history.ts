import type { Source } from '../../../lib/content/reading/reader';
import { schemaOf } from '../../../lib/schema/files';
import { normalizeText } from '../../../lib/text/characters';
import { branch, fetchJson, newest, queryGraph, repo } from './github';

/** A commit, as GitHub has it. */
interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { author: { name: string }; committer: { date: string } };
  /** A record that got another web address has both paths. */
  files: { filename: string; previous_filename?: string }[];
}
/** A save that touched content. */
export type Save = Awaited<ReturnType<typeof lastSaves>>[number];

/** The last 50 saves, the newest first. */
export async function lastSaves() {
  const list: Commit[] = await fetchJson(`commits?path=content&per_page=50&sha=${branch}`);
  const commits: Commit[] = await Promise.all(list.map(({ sha }) => fetchJson(`commits/${sha}`)));
  const saves = commits.map(({ sha, parents: [parent], commit: { author, committer }, files }) => ({
    date: new Date(committer.date),
    author: author.name,
    edits: files
      .flatMap(({ filename, previous_filename: previous = [] }) => [filename].concat(previous))
      // A repository's first commit, which has no parent, brought the content: it's no save.
      .filter((path) => parent && schemaOf(path))
      .map((path) => ({ path, was: `${parent?.sha}:${path}`, is: `${sha}:${path}` })),
  }));
  const all = saves.flatMap(({ edits }) => edits);
  const texts = await textsAt(all.flatMap(({ was, is }) => [was, is]));
  return saves.map(({ edits, ...save }) => ({
    ...save,
    edits: edits.map(({ path, was, is }) => {
      return { path, before: texts.get(was), after: texts.get(is) };
    }),
  }));
}

/** What the repository has now, and the commit that it is. */
export async function currentFiles(): Promise<Source & { head: string }> {
  const { sha: head, files: names } = await newest();
  const files = Object.entries(names);
  const ours = files.filter(([path]) => /^content\/.*\.(?:yaml|md|txt)$/.test(path));
  const texts = await textsAt(ours.map(([, name]) => name));
  return {
    head,
    texts: new Map(ours.map(([path, name]) => [path, texts.get(name) ?? ''])),
    publicFiles: files.flatMap(([path]) => /^public\/(.*)/.exec(path)?.[1] ?? []),
  };
}

/** The texts of files that are there, each by Git's hash of it, or by a commit and its path. */
async function textsAt(expressions: readonly string[]) {
  const texts = new Map<string, string>();
  const [owner, name] = repo.split('/');
  for (let start = 0; start < expressions.length; start += 100) {
    const some = expressions.slice(start, start + 100);
    const part = (expression: string, at: number) =>
      `content_${at}: object(expression: ${JSON.stringify(expression)}) { ... on Blob { text } }`;
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${some.map(part).join(' ')} } }`;
    const { repository } = await queryGraph(query, { owner, name });
    for (const [at, expression] of some.entries()) {
      const file = repository[`content_${at}`];
      if (file) texts.set(expression, normalizeText(file.text));
    }
  }
  return texts;
}
