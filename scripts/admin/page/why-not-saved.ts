/** What the owner can do when a browser or GitHub refuses a save or a look, by what they say; the first that fits. */
const causes: Readonly<Record<string, RegExp>> = {
  'The site was updated by someone else while saving. Save again: what they saved is brought in first.':
    /branch has moved|updated by someone else|expected branch to point/i,
  'The site’s repository takes no more requests for now. Leave this page open, and try again in a few minutes, or in an hour.':
    /rate limit|abuse detection|\b429\b/i,
  'A rule of the site’s repository forbids to save there directly. Whoever set it up can let you through: in the repository’s settings, under “Rules” or “Branches”, add you to those who may bypass it.':
    /through a pull request|protected (?:branch|ref)|approving review|status check|verified signatures/i,
  'Your token has expired, was deleted, or wasn’t copied whole. Make a new one, choose “Sign Out” in your account’s menu, and sign in with it. What you typed without saving comes back when you open its form and choose “Restore”.':
    /Bad credentials|token is invalid|\b401\b/i,
  'There is no such repository, or your token doesn’t reach it: it was renamed, or the token was made for another. Make a token for this site’s repository, with “Contents”, “Read and write”, and sign in with it.':
    /could not resolve to a repository|repository doesn’t|don’t have access|not a collaborator|not found|\b404\b/i,
  'Your token may only read, or not even that. Make one for this site’s repository with “Contents”, “Read and write”, and sign in with it.':
    /not accessible by|\b403\b/i,
  'The site’s repository gave no answer. Leave this page open, and save again in a minute.':
    /not valid JSON|JSON[. ]parse|Unexpected token|parse the response|while executing your query|server error|No server is currently|time(?:d )?-?out|\b50\d\b/i,
  'The connection broke. Leave this page open, and save again once you’re connected.':
    /Failed to fetch|NetworkError|Load failed|network|send the request/i,
};

/**
 * Why a save failed, in words that say what to do.
 *
 * @param error as the system throws it, with GitHub's words and the status as its cause.
 * @returns what no one foresaw as GitHub says it, in quotes.
 */
export function whyNotSaved(error: unknown): string {
  const { message = String(error), cause } = Object(error);
  const { message: words, status } = Object(cause);
  // A status alone can mean more than one thing: what is said beside it comes first.
  const said = words || `${message} ${status}`;
  const [known] = Object.entries(causes).find(([, pattern]) => pattern.test(said)) ?? [];
  return known ?? `The site’s repository refused it: “${words || message}”`;
}
