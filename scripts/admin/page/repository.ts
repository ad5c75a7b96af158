import type { Source } from '../../../lib/content/reader';
import { textOf } from '../../../lib/text';

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * The files of the repository as the content management system keeps them in the browser, where it has
 * brought them up to date before each save.
 *
 * @param name of the database, such as github:owner/site.
 * @param built what the system doesn't keep.
 */
export async function repositoryFiles(name: string, built: Source): Promise<Source> {
  const database = await answerOf(indexedDB.open(name));
  // A folder on this computer that the system hasn't asked a forge about.
  if (!database.objectStoreNames.contains('file-cache')) return built;
  const store = database.transaction('file-cache').objectStore('file-cache');
  const [paths, files] = await Promise.all([
    answerOf(store.getAllKeys()),
    answerOf<{ text?: string }[]>(store.getAll()),
  ]);
  database.close();
  const texts = files.flatMap(({ text }, at) =>
    text === undefined ? [] : [[String(paths[at]), textOf(text)] as const],
  );
  const added = paths.map(String).filter((path) => path.startsWith('public/'));
  const publicFiles = [...built.publicFiles, ...added.map((path) => path.slice('public/'.length))];
  return { texts: new Map([...built.texts, ...texts]), publicFiles: [...new Set(publicFiles)] };
}
