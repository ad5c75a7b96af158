/** How hosts that build from the repository say where it is; Cloudflare doesn't. */
const addresses = {
  Netlify: '$REPOSITORY_URL',
  GitLab: '$CI_PROJECT_URL',
  GitHub: '$GITHUB_SERVER_URL/$GITHUB_REPOSITORY',
  Vercel: 'https://$VERCEL_GIT_PROVIDER.com/$VERCEL_GIT_REPO_OWNER/$VERCEL_GIT_REPO_SLUG',
};

/** The names of the environment's variables that say where the repository is. */
export const repositoryVariables = [
  'SITE_REPOSITORY',
  ...Object.values(addresses).flatMap((address) => address.match(/(?<=\$)\w+/g) ?? []),
];

/** The repository's address as SITE_REPOSITORY has it, else as the host that builds the site; '' if neither. */
export function repositoryOf(env: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.values(addresses).map((address) =>
    address.replace(/\$(\w+)/g, (gap, name: string) => env[name] || gap),
  );
  return env['SITE_REPOSITORY'] || filled.find((address) => !address.includes('$')) || '';
}
