import { formatFailure } from './error-messages';

const failure = (name: string, code?: string) => Object.assign(new Error('?'), { name, code });
const say = (error: unknown, env = {}) => formatFailure(error, 'site', env);

it.each([
  [failure('CredentialsProviderError'), 'There are no credentials'],
  [failure('InvalidAccessKeyId'), 'The store refuses the credentials (InvalidAccessKeyId)'],
  [failure('SignatureDoesNotMatch'), 'refuses the credentials (SignatureDoesNotMatch)'],
  [failure('AccessDenied'), 'must list, read, write and delete in the bucket "site"'],
  [failure('NoSuchBucket'), 'The store has no bucket "site"'],
  [failure('PermanentRedirect'), 'in another region'],
  [failure('Error', 'ENOTFOUND'), 'The store cannot be reached (ENOTFOUND): check the network.'],
  [failure('Error', 'ECONNRESET'), 'The connection to the store broke (ECONNRESET).'],
  [failure('TimeoutError'), 'The connection to the store broke (TimeoutError).'],
  [new Error('Region is missing'), 'set AWS_REGION'],
  [new Error('There is no site in out'), 'There is no site in out'],
])('%s', (error, words) => {
  expect(say(error)).toContain(words);
});

it('names the endpoint where one is set', () => {
  const env = { AWS_ENDPOINT_URL: 'https://store.example' };
  expect(say(failure('Error', 'ECONNREFUSED'), env)).toBe(
    'The store at https://store.example cannot be reached (ECONNREFUSED): check the network and AWS_ENDPOINT_URL.',
  );
});
