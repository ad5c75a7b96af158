import { type ETags, md5, type StoredFiles } from './record';
import type { Store } from './s3-store';

export type MemoryStore = Store & { texts: Map<string, string> };

/**
 * A store for tests, which keeps `texts` by path.
 *
 * @param changes how many changes succeed before the connection breaks.
 */
export function memoryStore(initial = new Map<string, string>(), changes = 1000): MemoryStore {
  const texts = new Map(initial);
  let left = changes;
  const change = (apply: () => void) => {
    left -= 1;
    if (left < 0) throw new Error('The connection broke');
    apply();
  };
  return {
    texts,
    list: async () => etagsOf(Object.fromEntries(texts)),
    read: async (path) => texts.get(path),
    put: async (path, bytes) => change(() => texts.set(path, Buffer.from(bytes).toString())),
    copy: async (from, to) => change(() => texts.set(to, texts.get(from) ?? `no ${from}`)),
    remove: async (path) => change(() => texts.delete(path)),
  };
}

export function etagsOf(texts: Readonly<Record<string, string>>): ETags {
  return new Map(Object.entries(texts).map(([path, text]) => [path, md5(text)]));
}

/** The files of an export, from their texts by path. */
export function filesOf(texts: Readonly<Record<string, string>>): StoredFiles {
  const headers = { type: 'text/html', cache: 'no-cache' };
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, { md5: md5(text), ...headers }]),
  );
}
