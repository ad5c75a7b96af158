import type { Source } from '../../../lib/content/reader';
import { schemaOf } from '../../../lib/schema/files';
import { textOf } from '../../../lib/text';
import type { Edit } from './edits';
import { ask, graph, newest } from './github';

const { config, forge } = Object(globalThis).admin ?? {};

/** A save that touched content. */
export interface Save {
  date: Date;
  author: string;
  edits: Edit[];
}

/** A commit, as the forge has it. */
interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { author: { name: string }; committer: { date: string } };
  files: { filename: string; previous_filename?: string }[];
}

/** The last 50 saves, the newest first. */
export async function lastSaves(): Promise<Save[]> {
  const of = config.backend.branch ? `&sha=${config.backend.branch}` : '';
  const listed: Commit[] = await ask(`${forge.api}/commits?path=content&per_page=50${of}`);
  // With the first commit of a repository, its content came, and nothing changed.
  const later = listed.filter(({ parents }) => parents.length > 0);
  const commits: Commit[] = await Promise.all(
    later.map(({ sha }) => ask(`${forge.api}/commits/${sha}`)),
  );
  const saves = commits.map(({ sha, parents: [parent], commit, files }) => ({
    date: new Date(commit.committer.date),
    author: commit.author.name,
    edits: files
      .filter(({ filename }) => schemaOf(filename))
      .map(({ filename: path, previous_filename: previousPath }) => ({
        path,
        previousPath,
        before: `${parent?.sha}:${previousPath ?? path}`,
        after: `${sha}:${path}`,
      })),
  }));
  const text = await textsAt(
    saves.flatMap(({ edits }) => edits).flatMap(({ before, after }) => [before, after]),
  );
  return saves.map(({ edits, ...save }) => ({
    ...save,
    edits: edits.map((edit) => ({ ...edit, before: text(edit.before), after: text(edit.after) })),
  }));
}

/** What the repository has now. */
export async function currentFiles(): Promise<Source> {
  const { sha, files } = await newest();
  const names = [...files.keys()];
  const ours = names.filter((path) => /^content\/.*\.(?:yaml|md|txt)$/.test(path));
  const text = await textsAt(ours.map((path) => `${sha}:${path}`));
  return {
    texts: new Map(ours.map((path) => [path, text(`${sha}:${path}`) ?? ''])),
    publicFiles: names.flatMap((path) => /^public\/(.*)/.exec(path)?.[1] ?? []),
  };
}

/** Reads files, each of a commit, and finds the text of each; undefined where the commit has none. */
async function textsAt(places: readonly string[]) {
  const texts = new Map<string, string>();
  const [owner, name] = config.backend.repo.split('/');
  for (let start = 0; start < places.length; start += 100) {
    const some = places.slice(start, start + 100);
    const parts = some.map(
      (place, at) =>
        `content_${at}: object(expression: ${JSON.stringify(place)}) { ... on Blob { text } }`,
    );
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${parts.join(' ')} } }`;
    const { repository } = await graph(query, { owner, name });
    for (const [at, place] of some.entries()) texts.set(place, repository[`content_${at}`]?.text);
  }
  return (place: string) => {
    const text = texts.get(place);
    return typeof text === 'string' ? textOf(text) : undefined;
  };
}
