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
  const { branch = 'HEAD' } = config.backend;
  const listed: Commit[] = await ask(`${forge.api}/commits?path=content&per_page=50&sha=${branch}`);
  const commits: Commit[] = await Promise.all(
    listed.map(({ sha }) => ask(`${forge.api}/commits/${sha}`)),
  );
  const saves = commits.map(({ sha, parents: [parent], commit, files }) => {
    const { author, committer } = commit;
    // With the first commit of a repository, its content came, and nothing changed.
    const ours = files.filter(({ filename }) => parent && schemaOf(filename));
    const edits = ours.map(({ filename: path, previous_filename: previousPath = path }) => {
      const before = `${parent?.sha}:${previousPath}`;
      return { path, previousPath, before, after: `${sha}:${path}` };
    });
    return { date: new Date(committer.date), author: author.name, edits };
  });
  const places = saves.flatMap(({ edits }) => edits.flatMap((one) => [one.before, one.after]));
  const texts = await textsAt(places);
  return saves.map(({ edits, ...save }) => {
    const withTexts = edits.map(({ before, after, ...edit }) => {
      return { ...edit, before: texts.get(before), after: texts.get(after) };
    });
    return { ...save, edits: withTexts };
  });
}

/** What the repository has now. */
export async function currentFiles(): Promise<Source> {
  const names = [...(await newest()).files];
  const ours = names.filter(([path]) => /^content\/.*\.(?:yaml|md|txt)$/.test(path));
  const texts = await textsAt(ours.map(([, name]) => name));
  return {
    texts: new Map(ours.map(([path, name]) => [path, texts.get(name) ?? ''])),
    publicFiles: names.flatMap(([path]) => /^public\/(.*)/.exec(path)?.[1] ?? []),
  };
}

/** The texts of files, each by what Git calls it, or a commit and its path there; without those that aren't there. */
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
    for (const [at, place] of some.entries()) {
      const file = repository[`content_${at}`];
      if (file) texts.set(place, textOf(file.text));
    }
  }
  return texts;
}
