import { type ChildProcess, spawn } from 'node:child_process';
import { S3 } from '@aws-sdk/client-s3';
import { type Build, storeVariables } from './setup';

Object.assign(process.env, storeVariables);
const client = new S3({ forcePathStyle: true });
const Bucket = 'site';

/** Where the tests deploy to. */
export const url = `s3://${Bucket}`;

/** Makes an empty bucket with a public website, as its owner would. */
export async function emptyBucket(): Promise<void> {
  // Changes nothing if the bucket exists.
  await client.createBucket({ Bucket });
  for (const Key of (await listed()).keys()) await client.deleteObject({ Bucket, Key });
  // If not everyone may list the bucket, a page that doesn't exist answers 403.
  const Action = ['s3:GetObject', 's3:ListBucket'];
  const Resource = [`arn:aws:s3:::${Bucket}`, `arn:aws:s3:::${Bucket}/*`];
  const Statement = { Effect: 'Allow', Principal: '*', Action, Resource };
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement });
  await client.putBucketPolicy({ Bucket, Policy });
  const IndexDocument = { Suffix: 'index.html' };
  const WebsiteConfiguration = { IndexDocument, ErrorDocument: { Key: '404.html' } };
  await client.putBucketWebsite({ Bucket, WebsiteConfiguration });
}

/** The ETag of each file in the bucket, by key. */
export async function listed(): Promise<Map<string, string>> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket });
  return new Map(Contents.map(({ Key = '', ETag = '' }) => [Key, ETag]));
}

/** Uploads a file by other means than a deployment. */
export async function putByHand(Key: string, Body: string): Promise<void> {
  await client.putObject({ Bucket, Key, Body });
}

/**
 * Runs `npm run deploy` for a build.
 *
 * @param args the command's arguments, separated by spaces.
 * @param env variables that differ from the usual ones.
 * @param watch gets what it prints as it is printed, and may kill it.
 * @returns its exit status, null if it was killed, and all that it printed.
 */
export function deploy(
  build: Build,
  args: string,
  env: Record<string, string> = {},
  watch: (text: string, child: ChildProcess) => void = () => {},
): Promise<{ status: number | null; output: string }> {
  const command = '--conditions=react-server --import=tsx scripts/deploy/deploy.ts';
  const child = spawn(process.execPath, `${command} ${args}`.split(' '), {
    env: { ...process.env, ...build, ...env },
  });
  let output = '';
  const read = (text: Buffer) => {
    output += text;
    watch(String(text), child);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}
