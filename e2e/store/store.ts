import { type ChildProcess, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import { htmlFiles } from '../../scripts/html';
import { expect } from '../specs/test';
import { type Build, site, storeVariables } from './setup';

Object.assign(process.env, storeVariables);
const client = new S3({ forcePathStyle: true });
const Bucket = 'site';

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
export const putByHand = (Key: string, Body: string) => client.putObject({ Bucket, Key, Body });

/**
 * Runs `npm run deploy`.
 *
 * @param env the variables of a build, and others that differ from the usual ones.
 * @param args the command's arguments, separated by spaces.
 * @param onProgress is called for each tenth of the way, and may kill it.
 * @returns its exit status, null if it was killed, and all that it printed.
 */
export function deploy(
  env: Readonly<Record<string, string>>,
  args: string,
  onProgress?: (child: ChildProcess) => void,
) {
  const command = `--conditions=react-server --import=tsx scripts/deploy/deploy.ts ${args}`;
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, command.split(' '), options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, output: stdout + stderr }),
    );
    child.stdout?.on('data', (text: string) => {
      for (const _ of text.matchAll(/\d+ of \d+ files/g)) onProgress?.(child);
    });
  });
}

/** The pages of a build: their HTML by the path of their URL. */
export function pagesOf({ SITE_OUT }: Build): Map<string, string> {
  const pathOf = (name: string) => `/${name.replace(/index\.html$/, '')}`;
  const html = (name: string) => readFileSync(join(SITE_OUT, name), 'utf8');
  return new Map(htmlFiles(SITE_OUT).map((name) => [pathOf(name), html(name)]));
}

/** The paths of files on the same site: in attributes, alone or in lists, and in styles. */
const paths = /(?<=["( ])\/[\w./-]+\.[a-z0-9]+(?=[") ])/g;

/** What is broken in the bucket: pages that no build has, and files that a page lacks. */
export async function broken(...builds: readonly Build[]): Promise<string[]> {
  const found: string[] = [];
  const files = new Set<string>();
  const expected = builds.map(pagesOf);
  for (const path of new Set(expected.flatMap((pages) => [...pages.keys()]))) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    if (answer.status === 301) continue;
    const isGone = answer.status === 404 && path !== '/404.html';
    const html = isGone ? undefined : await answer.text();
    if (!expected.some((pages) => pages.get(path) === html)) {
      found.push(`${path} is from no build (${answer.status})`);
    }
    for (const file of html?.match(paths) ?? []) files.add(file);
  }
  for (const file of files) {
    const { status } = await fetch(site + file);
    if (status !== 200) found.push(`${file} answers ${status}`);
  }
  return found;
}

/** Deploys a build, and expects the site to be exactly that build. */
export async function deployAndVerify(build: Build): Promise<void> {
  expect(await deploy(build, url)).toMatchObject({ status: 0 });
  expect(await broken(build)).toEqual([]);
}
