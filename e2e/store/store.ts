import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import { pageNames } from '../../scripts/pages/page-names';
import { type Bucket, type Build, buildEnvironment, credentials, endpoint, siteOf } from './setup';

const client = new S3({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });

/** Creates a bucket with a public website, as its owner would. */
export async function createBucket(Bucket: string): Promise<void> {
  await client.createBucket({ Bucket });
  const everybody = { Effect: 'Allow', Principal: '*' };
  const Statement = [
    { ...everybody, Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` },
    // Without it, the answer for a page that does not exist is 403.
    { ...everybody, Action: 's3:ListBucket', Resource: `arn:aws:s3:::${Bucket}` },
  ];
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement });
  await client.putBucketPolicy({ Bucket, Policy });
  const IndexDocument = { Suffix: 'index.html' };
  const WebsiteConfiguration = { IndexDocument, ErrorDocument: { Key: '404.html' } };
  await client.putBucketWebsite({ Bucket, WebsiteConfiguration });
}

/** The ETag of each file in a bucket, by key. */
export async function listed(Bucket: string): Promise<Map<string, string>> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket });
  return new Map(Contents.map(({ Key = '', ETag = '' }) => [Key, ETag]));
}

/** Uploads a file by other means than a deployment. */
export async function putByHand(Bucket: string, Key: string, Body: string): Promise<void> {
  await client.putObject({ Bucket, Key, Body });
}

/**
 * Runs `npm run deploy` for a build.
 *
 * @param env variables that differ from the usual ones.
 * @param watch gets what it prints as it is printed, and may kill it.
 * @returns its exit status, null if it was killed, and all that it printed.
 */
export function deploy(
  build: Build,
  args: readonly string[],
  env: Record<string, string> = {},
  watch: (text: string, child: ChildProcess) => void = () => {},
): Promise<{ status: number | null; output: string }> {
  const command = ['--conditions=react-server', '--import=tsx', 'scripts/deploy/deploy.ts'];
  const child = spawn(process.execPath, [...command, ...args], {
    env: {
      ...process.env,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: endpoint,
      ...buildEnvironment(build),
      ...env,
    },
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

/** The pages of a build: their bytes by the path of their URL. */
export function pagesOf({ out }: Build): Map<string, Buffer> {
  return new Map(
    pageNames(out).map((name) => [
      `/${name.replace(/index\.html$/, '')}`,
      readFileSync(join(out, name)),
    ]),
  );
}

/** The paths of the files on the same site that a page uses. */
function filesUsedBy(html: string): string[] {
  const islands = [...html.matchAll(/data-island="([^"]*)"/g)];
  const others = [...html.matchAll(/(?:src|href)="(\/[^"]+\.[a-z0-9]+)"|url\((\/[^)]+)\)/g)];
  return [
    ...islands.flatMap(([, urls = '']) => urls.split(' ')),
    ...others.map(([, inAttribute, inStyle]) => inAttribute ?? inStyle ?? ''),
  ];
}

/**
 * What is broken on the site in a bucket: pages that are from none of the builds, and files that a
 * page uses and that are not there.
 */
export async function broken(bucket: Bucket, builds: readonly Build[]): Promise<string[]> {
  const site = siteOf(bucket);
  const found: string[] = [];
  const used = new Set<string>();
  const expected = builds.map(pagesOf);
  for (const path of new Set(expected.flatMap((pages) => [...pages.keys()]))) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const known = expected.map((pages) => pages.get(path));
    if (answer.status === 301) continue;
    if (answer.status === 404 && path !== '/404.html') {
      if (!known.includes(undefined)) found.push(`${path} is not there`);
    } else if (!known.some((bytes) => bytes?.equals(body))) {
      found.push(`${path} is from no build (${answer.status})`);
    } else {
      for (const file of filesUsedBy(body.toString())) used.add(file);
    }
  }
  for (const file of used) {
    const { status } = await fetch(site + file);
    if (status !== 200) found.push(`${file} answers ${status}`);
  }
  return found;
}
