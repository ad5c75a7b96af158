interface Cause {
  /** What GitHub or the browser says. */
  pattern: RegExp;
  words: string;
  /** Whether only a new token helps, with which the owner signs in again. */
  asksForToken?: true;
  /** Whether the browser or the CMS says it: such words help no owner, and aren't quoted. */
  isOfBrowser?: true;
}

/**
 * What the owner can do when a browser or GitHub refuses a save, a look or a sign-in, by what they
 * say. The first that fits is said: why something is forbidden comes before that it is.
 */
const causes: readonly Cause[] = [
  {
    pattern:
      /branch has moved|updated by someone else|expected branch to point|changed since you|sha does not match/i,
    words:
      'The site was updated by someone else while saving. Save again: what they saved is brought in first.',
    isOfBrowser: true,
  },
  {
    pattern: /rate limit|abuse detection|\b429\b/i,
    words:
      'The site’s repository takes no more requests for now. Leave this page open, and try again in a few minutes, or in an hour.',
  },
  {
    pattern: /archived|\b423\b/i,
    words:
      'The site’s repository is archived, so nothing can be saved. Its owner can bring it back, at the end of the repository’s settings: “Unarchive this repository”.',
  },
  {
    pattern: /token'?s lifetime|forbids access via/i,
    words:
      'The organization that has the site’s repository doesn’t take such a token, or one that lasts so long. Make a new one, “fine-grained”, that expires sooner.',
    asksForToken: true,
  },
  {
    pattern: /SAML|single sign-on|\bSSO\b/i,
    words:
      'The organization that has the site’s repository asks for its own sign-in (SSO). In GitHub’s settings, under “Developer settings”, “Personal access tokens”, choose “Configure SSO” beside your token, and authorize it.',
  },
  {
    pattern: /IP allow list/i,
    words:
      'The organization that has the site’s repository lets in only some networks, and yours isn’t one. Save from another, or ask whoever runs the organization.',
  },
  {
    pattern: /secret detected|contain secrets/i,
    words:
      'Something in it looks like a password or a key, which everyone could read. Leave it out.',
  },
  {
    pattern:
      /rule violations|protected (?:branch|ref)|through a pull request|approving review|status check|signed commits|verified signatures|not (?:authorized|allowed) to push|branch is protected/i,
    words:
      'A rule of the site’s repository forbids to save there directly. Whoever set it up can let you through: in the repository’s settings, under “Rules” or “Branches”, add you to those who may bypass it.',
  },
  {
    pattern: /suspended|access blocked|account.{0,30}(?:locked|flagged)|\b451\b/i,
    words:
      'Your account or the site’s repository is locked. Sign in where the repository is kept, such as GitHub: it says why.',
  },
  {
    pattern:
      /Bad credentials|token is invalid|token (?:is|was|has been) (?:expired|revoked)|\b401\b/i,
    words: 'Your token has expired, was deleted, or wasn’t copied whole. Make a new one.',
    asksForToken: true,
  },
  {
    pattern:
      /could not resolve to a repository|repository doesn’t|don’t have access|not a collaborator|\b404\b/i,
    words:
      'There is no such repository, or your token doesn’t reach it. If it was renamed, set SITE_REPOSITORY to its new address at your host, and build the site again. Else make a token for this site’s repository, with “Contents”, “Read and write”.',
    asksForToken: true,
  },
  {
    pattern: /not accessible by|insufficient.scope|write access|permission|\b403\b/i,
    words:
      'Your token may only read, or not even that. Make one for this site’s repository with “Contents”, “Read and write”.',
    asksForToken: true,
  },
  {
    pattern:
      /not valid JSON|JSON[. ]parse|Unexpected token|parse the response|while executing your query|server error|No server is currently|time(?:d )?-?out|\b50\d\b/i,
    words:
      'The site’s repository gave no answer. Leave this page open, and save again in a minute.',
    isOfBrowser: true,
  },
  {
    pattern: /Failed to fetch|NetworkError|Load failed|network|send the request/i,
    words: 'The connection broke. Leave this page open, and save again once you’re connected.',
    isOfBrowser: true,
  },
];

/** Ends each refusal that only a new token helps against. */
const howToSignIn =
  'Leave the form, choose “Sign Out” in your account’s menu (on a phone, the three lines), and sign in with the new token: the form then offers what you typed.';

/** Why something wasn't saved; its message tells the owner what to do. */
export class Refusal extends Error {
  asksForToken = false;
}

/**
 * Makes a refusal of what a save threw, which may be one already.
 *
 * @param error as the CMS throws it, with GitHub's words and the status as its cause.
 * @returns also what GitHub says of it, in quotes.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { message = String(error), cause: answer } = Object(error);
  const { message: words, status } = Object(answer);
  const said = [message, words, status].filter(Boolean).join(' ');
  const cause = causes.find(({ pattern }) => pattern.test(said));
  if (!cause) return new Refusal(`The site’s repository refused it: “${words || message}”`);
  const signIn = cause.asksForToken ? ` ${howToSignIn}` : '';
  const quoted = words && !cause.isOfBrowser ? ` GitHub says: “${words.trim()}”` : '';
  const refusal = new Refusal(`${cause.words}${signIn}${quoted}`);
  return Object.assign(refusal, { asksForToken: cause.asksForToken ?? false });
}

export const whyNotSaved = (error: unknown): string => refusalOf(error).message;
