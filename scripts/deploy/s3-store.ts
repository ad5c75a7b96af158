import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Environment } from '../../lib/site';
import type { StoredFile } from './record';
import type { DeployRequest } from './request';
import type { Store } from './store';

/**
 * Any store that speaks S3. Credentials, region and endpoint come from the SDK's own variables and
 * files: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL, ~/.aws.
 */
export function s3Store(
  { bucket: Bucket, prefix }: Pick<DeployRequest, 'bucket' | 'prefix'>,
  env: Environment,
): Store {
  const client = new S3Client({
    // Stores other than AWS rarely have a name in the DNS for each bucket.
    forcePathStyle: Boolean(env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL']),
    maxAttempts: 5,
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
    },
    // Not every store knows AWS's newer checksums; Content-MD5 guards what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (path: string) => ({ Bucket, Key: prefix + path });
  return {
    async list() {
      const found = new Map<string, string>();
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: prefix },
      )) {
        for (const { Key = '', ETag = '' } of Contents) {
          found.set(Key.slice(prefix.length), ETag.replaceAll('"', ''));
        }
      }
      return found;
    },
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(path)));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async write(path, text) {
      await client.send(
        new PutObjectCommand({
          ...at(path),
          Body: text,
          ContentType: 'application/json',
          CacheControl: 'no-store',
        }),
      );
    },
    async put(path, bytes, file) {
      const { ETag } = await client.send(
        new PutObjectCommand({
          ...at(path),
          Body: bytes,
          ContentMD5: Buffer.from(file.md5, 'hex').toString('base64'),
          ...headers(file),
        }),
      );
      if (ETag?.replaceAll('"', '') !== file.md5) {
        throw new Error(
          `${path}: the store's ETag ${ETag} is not the file's MD5 ${file.md5}, by which this command ` +
            'knows what has changed. Buckets encrypted by KMS keys do that: use the default encryption.',
        );
      }
    },
    async copy(from, to, file) {
      const CopySource = `${Bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
      await client.send(
        new CopyObjectCommand({
          ...at(to),
          CopySource,
          MetadataDirective: 'REPLACE',
          ...headers(file),
        }),
      );
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)));
    },
  };
}

function headers({ type, cache, redirect }: StoredFile) {
  return {
    ContentType: type,
    CacheControl: cache,
    ...(redirect && { WebsiteRedirectLocation: redirect }),
  };
}
