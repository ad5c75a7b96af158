import type { StoredFile } from './record';

/** What a deployment asks of a store. Paths are those from the export's folder. */
export interface Store {
  /** The ETag of each file, without its quotes, by path. */
  list(): Promise<ReadonlyMap<string, string>>;
  /** The text of a file of the deployments' own; undefined when there is none. */
  read(path: string): Promise<string | undefined>;
  /** Writes a text of the deployments' own, as JSON that nobody keeps. */
  write(path: string, text: string): Promise<void>;
  /** @throws when what arrived is not what the file's MD5 says. */
  put(path: string, bytes: Uint8Array, file: StoredFile): Promise<void>;
  /** Copies on the store itself, with the headers of `file`. */
  copy(from: string, to: string, file: StoredFile): Promise<void>;
  remove(path: string): Promise<void>;
}
