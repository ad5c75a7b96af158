import { z } from 'zod';
import type { Environment } from '../../lib/site';

/** What an error of the SDK, of Node or of a store tells by its name or code. */
const failure = z.object({ name: z.string().optional(), code: z.string().optional() });

/**
 * Why a deployment stopped, in a plain sentence.
 *
 * @param error as the SDK threw it, or one that is in plain words already.
 */
export function formatFailure(error: unknown, bucket: string, env: Environment): string {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  const store = endpoint ? `The store at ${endpoint}` : 'The store';
  const message = error instanceof Error ? error.message : String(error);
  const { name = '', code = '' } = failure.safeParse(error).data ?? {};
  if (message.includes('Region is missing')) {
    return "Nothing says where the bucket is: set AWS_REGION to the bucket's region (other stores than AWS: us-east-1 or auto).";
  }
  switch (code || name) {
    case 'CredentialsProviderError':
      return 'There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'ExpiredToken':
    case 'InvalidToken':
      return `${store} refuses the credentials (${name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
    case 'AccessDenied':
      return `${store} does not allow this to these credentials: they must list, read, write and delete in the bucket "${bucket}".`;
    case 'NoSuchBucket':
      return `${store} has no bucket "${bucket}": check its name, or make it first.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `The bucket "${bucket}" is in another region: set AWS_REGION to it.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${store} cannot be reached (${code}): check the network${endpoint ? ' and AWS_ENDPOINT_URL' : ''}.`;
    case 'ECONNRESET':
    case 'EPIPE':
    case 'ETIMEDOUT':
    case 'TimeoutError':
      return `The connection to the store broke (${code || name}).`;
    default:
      return message;
  }
}
