import { hash } from 'node:crypto';
import * as z from 'zod';

const storedFile = z.strictObject({
  /** The MD5 of the bytes, as hex: what a store returns as the ETag of a file sent in one piece. */
  md5: z.string(),
  type: z.string(),
  cache: z.string(),
  /** The path that the store's website redirects to instead of serving the file. */
  redirect: z.string().optional(),
});
/** A file as a deployment stores it. */
export type StoredFile = z.infer<typeof storedFile>;

/** Files by path, relative to the export's folder. */
const files = z.record(z.string(), storedFile);
export type StoredFiles = z.infer<typeof files>;

const deployment = z.strictObject({ date: z.iso.datetime(), files });
export type Deployment = z.infer<typeof deployment>;

/** The ETag of each file on the store by path, without quotes. */
export type ETags = ReadonlyMap<string, string>;

/** What the store remembers about the deployments to it. */
const deployRecord = z.strictObject({
  /** The last deployment that finished. */
  current: deployment.optional(),
  /** The one before it, which --rollback restores. */
  previous: deployment.optional(),
  /** A deployment that has begun and not finished. */
  started: deployment.optional(),
  /** Hashed files that the current deployment no longer uses, and since when. */
  retired: z.record(z.string(), z.iso.datetime()),
});
export type DeployRecord = z.infer<typeof deployRecord>;

/** No page links to the record, or to what is kept beside it for a rollback. */
export const recordPath = '.deployments/record.json';
export const keptFolder = '.deployments/files/';
export const keptPath = (file: StoredFile) => keptFolder + file.md5;

export const md5 = (bytes: string | Uint8Array) => hash('md5', bytes);

/**
 * @param text of the record; undefined before the first deployment.
 * @throws when it is not a record.
 */
export function readRecord(text = '{"retired":{}}'): DeployRecord {
  try {
    return deployRecord.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${recordPath} on the store is damaged, or wasn't written by this command. To start over, delete it: the next deployment then uploads everything, and removes only the copies kept for a rollback.`,
      { cause },
    );
  }
}
