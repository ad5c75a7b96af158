/** Sites whose address isn't what people call them, by the end of their host. */
const known: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'g.page': 'Google',
  'goo.gl': 'Google',
  'google.com': 'Google',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'nextdoor.com': 'Nextdoor',
  'yelp.com': 'Yelp',
};

/** What people call the site of a web address: "Facebook", or its host. */
export function siteName(url: string): string {
  const { hostname } = new URL(url);
  const end = Object.keys(known).find((host) => `.${hostname}`.endsWith(`.${host}`));
  return (end && known[end]) ?? hostname.replace(/^www\./, '');
}
