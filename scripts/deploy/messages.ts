import { pluralize } from '../../lib/text';
import type { Plan } from './plan';

const shownNames = 5;

/** What a deployment is about to do; with --dry-run, file by file. */
export function formatPlan(plan: Plan, dryRun: boolean): string {
  const [hashed = 0, others = 0, pages = 0] = plan.uploads.map(({ length }) => length);
  const removals = plan.removals.flat();
  const foreign = plan.foreign.slice(0, shownNames).join(', ');
  const more = plan.foreign.length - shownNames;
  return [
    ...(dryRun ? plan.uploads.flat().map(({ path }) => `+ ${path}`) : []),
    ...(dryRun ? removals.map(({ path }) => `- ${path}`) : []),
    plan.isEmpty
      ? `All ${plan.unchanged} files are already up to date.`
      : `New or changed: ${pluralize(pages, 'page')}, ${pluralize(hashed, 'hashed file')}, ${pluralize(others, 'other file')}. Unchanged: ${plan.unchanged}. To remove: ${removals.length}.`,
    foreign &&
      `Not uploaded by this command, left alone: ${foreign}${more > 0 ? ` and ${more} more` : ''}.`,
    dryRun && 'Nothing was uploaded or removed (--dry-run).',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Why a deployment failed, and what the owner can do about it. */
export function formatFailure(error: unknown, bucket: string, endpoint?: string): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message.includes('Region is missing')) {
    return "Set AWS_REGION to the bucket's region (for stores other than AWS: us-east-1 or auto).";
  }
  const code = String(('code' in error && error.code) || error.name);
  const store = endpoint ? `The store at ${endpoint}` : 'The store';
  const explanations = {
    CredentialsProviderError:
      'There are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    'InvalidAccessKeyId SignatureDoesNotMatch ExpiredToken InvalidToken': `${store} rejects the credentials (${code}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    AccessDenied: `${store} denies access: the credentials must allow listing, reading, writing and deleting in the bucket "${bucket}".`,
    NoSuchBucket: `${store} has no bucket "${bucket}": check the name, or create it first.`,
    'PermanentRedirect AuthorizationHeaderMalformed': `The bucket "${bucket}" is in another region: set AWS_REGION to that region.`,
    'ENOTFOUND EAI_AGAIN ECONNREFUSED EHOSTUNREACH ENETUNREACH': `${store} can't be reached (${code}): check the network${endpoint ? ' and AWS_ENDPOINT_URL' : ''}.`,
    'ECONNRESET EPIPE ETIMEDOUT TimeoutError': `The connection to the store broke (${code}).`,
  };
  const found = Object.entries(explanations).find(([codes]) => codes.split(' ').includes(code));
  return found?.[1] ?? error.message;
}
