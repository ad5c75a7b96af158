import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { pageNames } from '../../scripts/pages/page-names';
import { readStage } from './stage';

export const stage = readStage(process.env);
export type Build = typeof stage.before;

const client = new S3Client({
  endpoint: stage.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: stage.accessKey, secretAccessKey: stage.secretKey },
});

/** Makes a bucket whose website everybody may read, as its owner would. */
export async function makeBucket(Bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket }));
  const everybody = { Effect: 'Allow', Principal: '*' };
  const policy = {
    Version: '2012-10-17',
    Statement: [
      { ...everybody, Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` },
      // Without it a missing page is answered with 403.
      { ...everybody, Action: 's3:ListBucket', Resource: `arn:aws:s3:::${Bucket}` },
    ],
  };
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy: JSON.stringify(policy) }));
  await client.send(
    new PutBucketWebsiteCommand({
      Bucket,
      WebsiteConfiguration: {
        IndexDocument: { Suffix: 'index.html' },
        ErrorDocument: { Key: '404.html' },
      },
    }),
  );
}

/** Each key of a bucket with its ETag. */
export async function listed(Bucket: string): Promise<Map<string, string>> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  return new Map(Contents.map(({ Key = '', ETag = '' }) => [Key, ETag.replaceAll('"', '')]));
}

/** Puts a file there by other means than a deployment. */
export async function putByHand(Bucket: string, Key: string, Body: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Key, Body }));
}

export interface Ended {
  status: number | null;
  output: string;
}

/** Starts `npm run deploy` for a build, with other variables of the environment where they matter. */
export function startDeploy(
  build: Build,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcessWithoutNullStreams {
  return spawn(
    process.execPath,
    ['--conditions=react-server', '--import=tsx', 'scripts/deploy/deploy.ts', ...args],
    {
      env: {
        ...process.env,
        AWS_ACCESS_KEY_ID: stage.accessKey,
        AWS_SECRET_ACCESS_KEY: stage.secretKey,
        AWS_REGION: 'us-east-1',
        AWS_ENDPOINT_URL: stage.endpoint,
        SITE_CONTENT: build.content,
        SITE_OUT: build.out,
        SITE_SHARE_IMAGES: 'none',
        SOURCE_DATE_EPOCH: String(stage.builtAt),
        ...env,
      },
    },
  );
}

/** Waits until a deployment has ended by itself. */
export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}

/** `npm run deploy`, to its end. */
export function deploy(...[build, args, env]: Parameters<typeof startDeploy>): Promise<Ended> {
  return ended(startDeploy(build, args, env));
}

/** The pages of a build: their bytes by the path at which a visitor asks for them. */
export function pagesOf({ out }: Build): Map<string, Buffer> {
  return new Map(
    pageNames(out).map((name) => [
      `/${name.replace(/index\.html$/, '')}`,
      readFileSync(join(out, name)),
    ]),
  );
}

/** Every file that a page of the site itself names, by its path. */
function filesNamedBy(html: string): string[] {
  const names = [...html.matchAll(/data-island="([^"]*)"/g)].flatMap(([, urls = '']) =>
    urls.split(' '),
  );
  const others = [...html.matchAll(/(?:src|href)="(\/[^"]+\.[a-z0-9]+)"|url\((\/[^)]+)\)/g)];
  return [...new Set([...names, ...others.map(([, named, inStyle]) => named ?? inStyle ?? '')])];
}

/**
 * What is not whole on a site: a page that is of none of the builds, or a file that a page names
 * and that is not there.
 *
 * @param builds of which any page may be.
 */
export async function broken(site: string, builds: readonly Build[]): Promise<string[]> {
  const found: string[] = [];
  const named = new Set<string>();
  const expected = builds.map(pagesOf);
  for (const path of new Set(expected.flatMap((pages) => [...pages.keys()]))) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const known = expected.map((pages) => pages.get(path));
    if (answer.status === 301) continue;
    if (answer.status === 404 && path !== '/404.html') {
      if (!known.includes(undefined)) found.push(`${path} is not there`);
    } else if (!known.some((bytes) => bytes?.equals(body))) {
      found.push(`${path} is of no build (${answer.status})`);
    } else {
      for (const file of filesNamedBy(body.toString())) named.add(file);
    }
  }
  for (const file of named) {
    const { status } = await fetch(site + file);
    if (status !== 200) found.push(`${file} answers ${status}`);
  }
  return found;
}
