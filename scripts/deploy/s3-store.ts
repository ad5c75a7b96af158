import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import type { ETags, StoredFile } from './record';

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
  const objectAt = (path: string, { type, cache, redirect }: StoredFile) => ({
    ...at(path),
    ContentType: type,
    CacheControl: cache,
    WebsiteRedirectLocation: redirect,
  });
  return {
    async list(): Promise<ETags> {
      const etags = new Map<string, string>();
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', ETag = '' } of Contents) {
          etags.set(Key.slice(prefix.length), ETag.replaceAll('"', ''));
        }
      }
      return etags;
    },
    read: async (path: string) => (await client.getObject(at(path))).Body?.transformToString(),
    /** @throws when the store's ETag is not the file's MD5. */
    async put(path: string, Body: Uint8Array, file: StoredFile): Promise<void> {
      const ContentMD5 = Buffer.from(file.md5, 'hex').toString('base64');
      const { ETag } = await client.putObject({ ...objectAt(path, file), Body, ContentMD5 });
      if (ETag?.includes(file.md5)) return;
      throw new Error(
        `${path}: the store's ETag ${ETag} is not the file's MD5 ${file.md5}, which this command needs to see what has changed. Encryption with KMS keys causes this: use the default encryption.`,
      );
    },
    /** Copies on the store itself, with the headers of `file`. */
    async copy(from: string, to: string, file: StoredFile): Promise<void> {
      const CopySource = `${Bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
      await client.copyObject({ ...objectAt(to, file), CopySource, MetadataDirective: 'REPLACE' });
    },
    remove: (path: string): Promise<unknown> => client.deleteObject(at(path)),
  };
}
