/** What a browser or a forge says when a save fails, and what the owner can do about it. */
const causes: readonly (readonly [said: RegExp, words: string])[] = [
  [/rate limit/i, 'Too many requests in an hour. Leave this form open, and save again later.'],
  [
    /Failed to fetch|NetworkError|Load failed|network/i,
    'The connection broke. Leave this form open, and save again once you’re connected.',
  ],
  [
    /Bad credentials|401/,
    'Your token has expired, or was deleted. Make a new one, sign in with it, open this form, and choose “Restore”.',
  ],
  [
    /not accessible by personal access token|403/,
    'Your token may only read. Make one with “Contents”, “Read and write”, and sign in with it.',
  ],
  [
    /not valid JSON|JSON\.parse|Unexpected token|\b50\d\b/i,
    'The site’s repository gave no answer. Leave this form open, and save again in a minute.',
  ],
];

/** Why a save failed, in words that say what to do; what no one foresaw stays as it is. */
export function whyNotSaved(error: unknown): string {
  const { message = String(error), cause } = Object(error);
  const said = `${message} ${Object(cause).message ?? ''}`;
  return causes.find(([pattern]) => pattern.test(said))?.[1] ?? message;
}
