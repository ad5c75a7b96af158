/** Why a deployment failed, and what the owner can do about it. */
export function explainFailure(error: unknown, bucket: string, endpoint?: string): string {
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
