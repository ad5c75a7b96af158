import type { Environment } from '../../lib/site';

/** Where the content management system saves, in its own words. */
export interface Backend {
  name: 'github' | 'gitlab' | 'gitea';
  /** Such as owner/site. */
  repo: string;
  branch?: string | undefined;
  base_url?: string;
  api_root?: string;
  auth_methods: string[];
}

/** A kind of forge by its host, and the origins that the forms may talk to. The first that fits counts. */
const forges = [
  {
    name: 'github',
    host: /^github\.com$/,
    origins: () => ({
      api: 'https://api.github.com',
      pictures: 'https://avatars.githubusercontent.com',
    }),
    settings: () => ({}),
  },
  {
    name: 'gitlab',
    host: /(?:^|\.)gitlab\./,
    origins: (origin: string) => ({
      api: origin,
      pictures: `${origin} https://secure.gravatar.com`,
    }),
    settings: (origin: string) => ({ base_url: origin, api_root: `${origin}/api/v4` }),
  },
  {
    // Forgejo, too, such as codeberg.org.
    name: 'gitea',
    host: /./,
    origins: (origin: string) => ({ api: origin, pictures: origin }),
    settings: (origin: string) => ({ base_url: origin, api_root: `${origin}/api/v1` }),
  },
] as const;

/** Where the site's repository is: as content or SITE_REPOSITORY says, else where the host builds from. */
export function repositoryUrl(
  content: { repository?: string | undefined },
  env: Environment,
): URL | undefined {
  const { SITE_REPOSITORY, REPOSITORY_URL, CI_PROJECT_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY } =
    env;
  const github = GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  const url = content.repository || SITE_REPOSITORY || REPOSITORY_URL || CI_PROJECT_URL || github;
  if (!url) return undefined;
  // Such as git@github.com:owner/site.git
  const web = url.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/');
  return URL.canParse(web) ? new URL(web) : undefined;
}

/**
 * How the forms reach the repository, and the origins that they need for it. A user name or a password
 * in the address, as some hosts have it, goes no further.
 */
export function backendOf(url: URL, branch: string | undefined) {
  const forge = forges.find(({ host }) => host.test(url.hostname)) ?? forges[2];
  const origin = `https://${url.host}`;
  const backend: Backend = {
    name: forge.name,
    repo: url.pathname.replace(/^\/|\/$|\.git\/?$/g, ''),
    ...(branch && { branch }),
    ...forge.settings(origin),
    auth_methods: ['token'],
  };
  return { backend, origins: forge.origins(origin) };
}
