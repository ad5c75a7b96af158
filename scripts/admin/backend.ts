import type { Environment } from '../../lib/site';
import { ScriptError } from '../script-error';

/** How hosts that build from the repository say where it is; Cloudflare doesn't. */
const hosts = {
  Netlify: '$REPOSITORY_URL',
  GitHub: '$GITHUB_SERVER_URL/$GITHUB_REPOSITORY',
  Vercel: 'https://$VERCEL_GIT_PROVIDER.com/$VERCEL_GIT_REPO_OWNER/$VERCEL_GIT_REPO_SLUG',
};

/** An address of a repository at GitHub, or of a page in it; git@github.com:owner/site.git, too. */
const atGithub =
  /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]*@)?(?:www\.)?github\.com(?::\d+(?=\/))?[:/]([\w.-]+\/[\w.-]+)/;

/** The repository's address, by SITE_REPOSITORY or the host that builds; '' if neither has it. */
function repositoryIn(env: Environment): string {
  const filled = Object.values(hosts).map((address) =>
    address.replace(/\$(\w+)/g, (gap, name: string) => env[name] || gap),
  );
  // Without forms, a site whose files are elsewhere is built all the same.
  return env['SITE_REPOSITORY'] || filled.find((address) => atGithub.test(address)) || '';
}

/**
 * The site's repository, such as owner/site: as content or SITE_REPOSITORY says, else where the
 * host builds from. A user name or a password in the URL, as some hosts have it, goes no further.
 *
 * @throws ScriptError if that is no address of a repository at GitHub.
 */
export function repositoryName(
  repository: string | undefined,
  env: Environment,
): string | undefined {
  const url = repository || repositoryIn(env);
  const name = atGithub.exec(url)?.[1]?.replace(/\.git$/, '');
  if (name || !url) return name;
  throw new ScriptError(
    `SITE_REPOSITORY or the form "Where the site is kept": expected the web address of a repository at GitHub, such as https://github.com/name/site, found "${url.replace(/\/\/[^@/]*@/, '//')}".`,
  );
}

/** How the forms reach the repository, and where one sees what a commit became. */
export const backendOf = (repo: string, branch: string | undefined) => ({
  backend: { name: 'github' as const, repo, branch, auth_methods: ['token' as const] },
  urls: { url: `https://github.com/${repo}/actions`, api: `https://api.github.com/repos/${repo}` },
});

/**
 * The content security policy of /admin/: its own files, its WebAssembly for photos, and GitHub.
 * It sets inline styles; its manifest and previews are blobs; previews have the site's addresses.
 */
export const adminPolicy =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';font-src 'self';img-src 'self' blob: data: https://*.githubusercontent.com;connect-src 'self' blob: data: https://api.github.com;worker-src 'self' blob:;frame-src blob: data:;manifest-src blob: data:;base-uri 'self';form-action 'none'";
