import { createHash } from 'node:crypto';
import type { StoredFiles } from './record';
import type { Store } from './store';

/** A store for tests, that can fail at its nth change. */
export interface MemoryStore extends Store {
  texts: Map<string, string>;
}

/**
 * @param stands what is on it: text by path.
 * @param changes how many changes it takes until the connection breaks.
 */
export function memoryStore(
  stands: Iterable<[string, string]> = [],
  changes = Number.POSITIVE_INFINITY,
): MemoryStore {
  const texts = new Map(stands);
  let left = changes;
  const change = () => {
    left -= 1;
    if (left < 0) throw new Error('The connection broke');
  };
  return {
    texts,
    async list() {
      return new Map([...texts].map(([path, text]) => [path, md5(text)]));
    },
    async read(path) {
      return texts.get(path);
    },
    async write(path, text) {
      change();
      texts.set(path, text);
    },
    async put(path, bytes) {
      change();
      texts.set(path, Buffer.from(bytes).toString());
    },
    async copy(from, to) {
      change();
      const text = texts.get(from);
      if (text === undefined) throw new Error(`There is no ${from}`);
      texts.set(to, text);
    },
    async remove(path) {
      change();
      texts.delete(path);
    },
  };
}

/** The files of an export, from their texts by path. */
export function filesOf(texts: Readonly<Record<string, string>>): StoredFiles {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      { md5: md5(text), type: 'text/html', cache: 'no-cache' },
    ]),
  );
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
