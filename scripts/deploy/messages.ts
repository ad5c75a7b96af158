import { z } from 'zod';
import { isEmpty, type Plan } from './plan';

/** How many names of a long list are shown. */
const shownNames = 5;

/** What a deployment is about to do; with --dry-run file by file. */
export function formatPlan(plan: Plan, dryRun: boolean): string {
  const [hashed = [], others = [], pages = []] = plan.uploads;
  const removals = plan.removals.flat();
  const more = plan.foreign.length - shownNames;
  const foreign = plan.foreign.slice(0, shownNames).join(', ');
  return [
    ...(dryRun ? plan.uploads.flat().map(([path]) => `+ ${path}`) : []),
    ...(dryRun ? removals.map((path) => `- ${path}`) : []),
    isEmpty(plan)
      ? `All ${plan.unchanged} files are already up to date.`
      : `New or changed: ${pages.length} pages, ${hashed.length} hashed files, ${others.length} others. Unchanged: ${plan.unchanged}. To remove: ${removals.length}.`,
    ...(foreign
      ? [`Not from a deployment, left alone: ${foreign}${more > 0 ? ` and ${more} more` : ''}.`]
      : []),
    ...(dryRun ? ['Nothing was done (--dry-run).'] : []),
  ].join('\n');
}

/** What the errors of the SDK, of Node and of a store have in common. */
const failure = z.object({ name: z.string().optional(), code: z.string().optional() });

/** Why a deployment failed, and what the owner can do about it. */
export function formatFailure(error: unknown, bucket: string, endpoint?: string): string {
  const store = endpoint ? `The store at ${endpoint}` : 'The store';
  const message = error instanceof Error ? error.message : String(error);
  const { name = '', code = name } = failure.safeParse(error).data ?? {};
  const isAnyOf = (...codes: string[]) => codes.includes(code);
  if (message.includes('Region is missing')) {
    return "Set AWS_REGION to the bucket's region (for stores other than AWS: us-east-1 or auto).";
  }
  if (isAnyOf('CredentialsProviderError')) {
    return 'There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  }
  if (isAnyOf('InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken')) {
    return `${store} rejects the credentials (${code}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (isAnyOf('AccessDenied')) {
    return `${store} denies access: the credentials must allow listing, reading, writing and deleting in the bucket "${bucket}".`;
  }
  if (isAnyOf('NoSuchBucket')) {
    return `${store} has no bucket "${bucket}": check the name, or create it first.`;
  }
  if (isAnyOf('PermanentRedirect', 'AuthorizationHeaderMalformed')) {
    return `The bucket "${bucket}" is in another region: set AWS_REGION to it.`;
  }
  if (isAnyOf('ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH')) {
    return `${store} cannot be reached (${code}): check the network${endpoint ? ' and AWS_ENDPOINT_URL' : ''}.`;
  }
  if (isAnyOf('ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'TimeoutError')) {
    return `The connection to the store broke (${code}).`;
  }
  return message;
}
