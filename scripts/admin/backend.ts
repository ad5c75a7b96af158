import type { Environment } from '../../lib/site';

/** Kinds of forges by their host; the first that fits counts. The addresses are those that forms use. */
const forges = [
  {
    name: 'github',
    host: /^(?:www\.)?github\.com$/,
    settings: () => ({}),
    addresses: () => ({
      api: 'https://api.github.com',
      pictures: 'https://*.githubusercontent.com',
    }),
  },
  {
    name: 'gitlab',
    host: /(?:^|\.)gitlab\./,
    settings: (origin: string) => ({ base_url: origin, api_root: `${origin}/api/v4` }),
    addresses: (api: string) => ({ api, pictures: `${api} https://secure.gravatar.com` }),
  },
  {
    // Forgejo, too, such as codeberg.org.
    name: 'gitea',
    host: /./,
    settings: (origin: string) => ({ base_url: origin, api_root: `${origin}/api/v1` }),
    addresses: (api: string) => ({ api, pictures: api }),
  },
] as const;

/** Where the site's repository is: as content or SITE_REPOSITORY says, else where the host builds from. */
export function repositoryUrl(repository: string | undefined, env: Environment): URL | undefined {
  const github =
    env['GITHUB_REPOSITORY'] && `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`;
  // Netlify's and GitLab's.
  const host = env['REPOSITORY_URL'] || env['CI_PROJECT_URL'] || github;
  const url = repository || env['SITE_REPOSITORY'] || host || '';
  // Such as git@github.com:owner/site.git
  const web = url.replace(/^(?:ssh:\/\/)?git@([^:/]+)(?::\d+(?=\/))?[:/]/, 'https://$1/');
  return URL.canParse(web) ? new URL(web) : undefined;
}

/**
 * How the forms reach the repository, as the system is configured, and its addresses. A user name or a
 * password in the URL, as some hosts have it, goes no further.
 */
export function backendOf({ hostname, host, pathname }: URL, branch: string | undefined) {
  const { name, settings, addresses } =
    forges.find((forge) => forge.host.test(hostname)) ?? forges[2];
  // Of a page within the repository, only the repository.
  const repo = pathname
    .replace(/\/(?:-\/)?(?:tree|blob|src)\/.*$/, '')
    .replace(/^\/|(?:\.git)?\/?$/g, '');
  const origin = `https://${host}`;
  const backend = { name, repo, branch, ...settings(origin), auth_methods: ['token'] };
  return { backend, addresses: addresses(origin) };
}

/**
 * The content security policy of /admin/: its own files, its WebAssembly for photos, and the forge. Its
 * interface sets inline styles, and its manifest and previews are blobs.
 */
export const adminPolicy = ({ api, pictures } = { api: '', pictures: '' }) =>
  `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';font-src 'self';img-src 'self' blob: data: ${pictures};connect-src 'self' blob: data: ${api};worker-src 'self' blob:;frame-src blob: data:;manifest-src blob: data:;base-uri 'none';form-action 'none'`;
