import type { Environment } from '../../lib/site';
import { PageError } from '../content/report-content-errors';

/** How hosts that build from the repository say where it is; Cloudflare doesn't. */
const hosts = {
  Netlify: '$REPOSITORY_URL',
  GitLab: '$CI_PROJECT_URL',
  GitHub: '$GITHUB_SERVER_URL/$GITHUB_REPOSITORY',
  Vercel: 'https://$VERCEL_GIT_PROVIDER.com/$VERCEL_GIT_REPO_OWNER/$VERCEL_GIT_REPO_SLUG',
};

/** The repository's address as SITE_REPOSITORY has it, else as the host that builds the site; '' if neither. */
function repositoryIn(env: Environment): string {
  const filled = Object.values(hosts).map((address) =>
    address.replace(/\$(\w+)/g, (gap, name: string) => env[name] || gap),
  );
  return env['SITE_REPOSITORY'] || filled.find((address) => !address.includes('$')) || '';
}

/**
 * Where the site's repository is: as content or SITE_REPOSITORY says, else where the host builds from.
 *
 * @throws PageError if that is no address of a repository.
 */
export function repositoryUrl(repository: string | undefined, env: Environment): URL | undefined {
  const url = repository || repositoryIn(env);
  // Such as git@github.com:owner/site.git
  const web = url
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)(?::\d+(?=\/))?[:/]/, 'https://$1/')
    .replace(/^(?=[\w-]+(?:\.[\w-]+)+\/)/, 'https://');
  if (!web) return undefined;
  if (URL.canParse(web) && /^\/[^/]+\/[^/]/.test(new URL(web).pathname)) return new URL(web);
  throw new PageError(
    `SITE_REPOSITORY or the form "Where the site is kept": expected the web address of a repository, such as https://github.com/name/site, found "${url.replace(/\/\/[^@/]*@/, '//')}".`,
  );
}

/**
 * How the forms reach the repository, as the system is configured, its addresses, and where one sees what
 * became of a commit. A user name or a password in the URL, as some hosts have it, goes no further. A forge of
 * no other kind is Gitea's, such as codeberg.org.
 */
export function backendOf({ hostname, host, pathname }: URL, branch: string | undefined) {
  const origin = `https://${host}`;
  const isGithub = /^(?:www\.)?github\.com$/.test(hostname);
  const isGitlab = /(?:^|\.)gitlab\./.test(hostname);
  // Of a page within the repository, only the repository; GitLab has groups within groups.
  const within = isGitlab ? /^.+?(?=\/(?:-|tree|blob)\/|$)/ : /^(?:\/[^/]+){2}/;
  const [path = ''] = within.exec(pathname) ?? [];
  const repo = path.replace(/^\/|(?:\.git)?\/?$/g, '');
  const [name, version] = isGitlab ? ['gitlab', 'v4'] : ['gitea', 'v1'];
  const forge = isGithub
    ? // Beside "Save", saving without publishing; only at GitHub can the forms publish later.
      { name: 'github', skip_ci: false }
    : { name, base_url: origin, api_root: `${origin}/api/${version}` };
  const addresses = isGithub
    ? { api: 'https://api.github.com', pictures: 'https://*.githubusercontent.com' }
    : { api: origin, pictures: isGitlab ? `${origin} https://secure.gravatar.com` : origin };
  const places = {
    url: `${origin}/${repo}/${isGitlab ? '-/pipelines' : 'actions'}`,
    history: `${origin}/${repo}/${isGitlab ? '-/commits' : 'commits'}`,
    api: isGithub ? `${addresses.api}/repos/${repo}` : undefined,
  };
  return { backend: { ...forge, repo, branch, auth_methods: ['token'] }, addresses, places };
}

/**
 * The content security policy of /admin/: its own files, its WebAssembly for photos, and the forge. Its
 * interface sets inline styles, its manifest and previews are blobs, and a preview's addresses are the site's.
 */
export const adminPolicy = ({ api, pictures } = { api: '', pictures: '' }) =>
  `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';font-src 'self';img-src 'self' blob: data: ${pictures};connect-src 'self' blob: data: ${api};worker-src 'self' blob:;frame-src blob: data:;manifest-src blob: data:;base-uri 'self';form-action 'none'`;
