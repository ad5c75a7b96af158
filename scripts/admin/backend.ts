import type { Environment } from '../../lib/site';

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
 * How the forms reach the repository, as the system is configured, and the addresses that they use. A
 * user name or a password in the URL, as some hosts have it, goes no further.
 */
export function backendOf({ hostname, host, pathname }: URL, branch: string | undefined) {
  // Of a page within the repository, only the repository.
  const repo = pathname
    .replace(/\/(?:-\/)?(?:tree|blob|src)\/.*$/, '')
    .replace(/^\/|(?:\.git)?\/?$/g, '');
  const backend = (name: string, settings?: object) => {
    return { name, repo, branch, ...settings, auth_methods: ['token'] };
  };
  if (/^(?:www\.)?github\.com$/.test(hostname)) {
    const pictures = 'https://*.githubusercontent.com';
    return { backend: backend('github'), addresses: { api: 'https://api.github.com', pictures } };
  }
  const api = `https://${host}`;
  const version = (name: string) => ({ base_url: api, api_root: `${api}/api/${name}` });
  if (/(?:^|\.)gitlab\./.test(hostname)) {
    const pictures = `${api} https://secure.gravatar.com`;
    return { backend: backend('gitlab', version('v4')), addresses: { api, pictures } };
  }
  // Forgejo, too, such as codeberg.org.
  return { backend: backend('gitea', version('v1')), addresses: { api, pictures: api } };
}

/**
 * The content security policy of /admin/: its own files, its WebAssembly for photos, and the forge. Its
 * interface sets inline styles, and its manifest and previews are blobs.
 */
export const adminPolicy = ({ api, pictures } = { api: '', pictures: '' }) =>
  `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';font-src 'self';img-src 'self' blob: data: ${pictures};connect-src 'self' blob: data: ${api};worker-src 'self' blob:;frame-src blob: data:;manifest-src blob: data:;base-uri 'none';form-action 'none'`;
