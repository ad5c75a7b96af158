import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import type { SiteFile } from './local-files';

export type Store = ReturnType<typeof s3Store>;

/**
 * Any S3-compatible store. Credentials, region and endpoint come from the SDK's own variables and
 * files: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL, ~/.aws.
 *
 * @param prefix goes before every path: empty, or a folder with a trailing slash.
 * @param hasEndpoint whether the store is not AWS: others rarely have a DNS name for each bucket.
 */
export function s3Store(Bucket: string, prefix: string, hasEndpoint: boolean) {
  const client = new S3({
    forcePathStyle: hasEndpoint,
    maxAttempts: 5,
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
    },
    // Not every store supports AWS's newer checksums; Content-MD5 protects uploads instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (path: string) => ({ Bucket, Key: prefix + path });
  /** Marks what is uploaded, in its metadata: a folder of the bucket may hold another site. */
  const mark = { deployed: `/${prefix}` };
  return {
    /** The ETag of each file by path, without quotes. */
    async list(): Promise<ReadonlyMap<string, string>> {
      const etags = new Map<string, string>();
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', ETag = '' } of Contents) {
          etags.set(Key.slice(prefix.length), ETag.replaceAll('"', ''));
        }
      }
      return etags;
    },
    /** Whether a deployment of this site uploaded the file. */
    async isOurs(path: string): Promise<boolean> {
      const { Metadata } = await client.headObject(at(path));
      return Metadata?.['deployed'] === mark.deployed;
    },
    put: ({ path, md5, type, cache, redirect }: SiteFile, Body: Uint8Array): Promise<unknown> =>
      client.putObject({
        ...at(path),
        Body,
        ContentMD5: Buffer.from(md5, 'hex').toString('base64'),
        ContentType: type,
        CacheControl: cache,
        WebsiteRedirectLocation: redirect,
        Metadata: mark,
      }),
    remove: (path: string): Promise<unknown> => client.deleteObject(at(path)),
  };
}
