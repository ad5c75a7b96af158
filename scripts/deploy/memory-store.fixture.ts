import { type ETags, md5, type StoredFiles } from './record';
import type { Store } from './s3-store';

/** The text of each file, by path. */
export type Texts = Readonly<Record<string, string>>;

/** A store for tests; its connection breaks after a number of changes. */
export function memoryStore(texts: Map<string, string>, left = 1000): Store {
  const change = async (apply: () => void) => {
    left -= 1;
    if (left < 0) throw new Error('The connection broke');
    apply();
  };
  return {
    list: async () => etagsOf(texts),
    read: async (path) => texts.get(path),
    put: (path, bytes) => change(() => texts.set(path, Buffer.from(bytes).toString())),
    copy: (from, to) => change(() => texts.set(to, texts.get(from) ?? `no ${from}`)),
    remove: (path) => change(() => texts.delete(path)),
  };
}

export function etagsOf(texts: Iterable<[path: string, text: string]>): ETags {
  return new Map([...texts].map(([path, text]) => [path, md5(text)]));
}

/** The files of an export. */
export function filesOf(texts: Texts): StoredFiles {
  const file = (text: string) => ({ md5: md5(text), type: 'text/html', cache: 'no-cache' });
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, file(text)]));
}
