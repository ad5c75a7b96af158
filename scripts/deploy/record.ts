import { z } from 'zod';

/** What the store knows of a file. */
const storedFile = z.strictObject({
  /** The MD5 of its bytes, in hexadecimal: what a store gives as ETag of a file sent in one piece. */
  md5: z.string(),
  type: z.string(),
  cache: z.string(),
  /** The path that the store's website leads to in its place. */
  redirect: z.string().optional(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** Files by their path from the export's folder. */
const files = z.record(z.string(), storedFile);
export type StoredFiles = Readonly<z.infer<typeof files>>;

const deployment = z.strictObject({ date: z.iso.datetime(), files });
export type Deployment = z.infer<typeof deployment>;

/** What is kept on the store about the deployments to it. */
const deployRecord = z.strictObject({
  /** The last deployment that came to its end. */
  current: deployment.optional(),
  /** The one before, which --rollback brings back. */
  previous: deployment.optional(),
  /** A deployment that began; it stands here until it has come to its end. */
  started: deployment.optional(),
  /** Since when a hashed file is used by no page of the current deployment. */
  retired: z.record(z.string(), z.iso.datetime()),
});
export type DeployRecord = z.infer<typeof deployRecord>;

/** The folder on the store for the record and the files that a rollback needs. No page leads there. */
export const recordFolder = '.deployments/';
export const recordPath = `${recordFolder}record.json`;

/** Where the file of a former deployment is kept. */
export function keptPath(md5: string): string {
  return `${recordFolder}files/${md5}`;
}

/**
 * @param text of the record; undefined before the first deployment.
 * @throws in plain words when it is not one of ours.
 */
export function readRecord(text: string | undefined): DeployRecord {
  if (text === undefined) return { retired: {} };
  const { data, error } = deployRecord.safeParse(asJson(text));
  if (data) return data;
  throw new Error(
    `${recordPath} on the store is not a record of this command: ${z.prettifyError(error)}`,
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
