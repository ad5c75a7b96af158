/** The origin of map links and map frames. */
export const mapsOrigin = 'https://www.google.com';

/** Hosts that need no encryption: messages to them stay on the machine. */
const localHosts = new Set(['localhost', '127.0.0.1']);

/**
 * Whether a URL leads to where it seems to: scheme and host as a browser writes them (in small
 * letters, no user name, password or needless port), no dot too many, and no space.
 */
export function isWebUrl(text: string): boolean {
  if (!/^https?:[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { origin, hostname } = new URL(text);
  const rest = text.startsWith(origin) ? text.slice(origin.length) : text;
  return /^(?:[/?#]|$)/.test(rest) && hostname.split('.').every(Boolean);
}

export const webUrlInWords =
  'a full URL such as https://www.notary.example/page: the host in small letters, no user name or password, no space';

/** Whether a text may have a link with this address, whether or not the site has the page. */
export const isLink = (href: string): boolean =>
  /^(?:tel:\+?[\d-]+|mailto:[^\s@?]+@[^\s@?]+\.\w+(?:\?\S*)?)$/.test(href) ||
  /^\/(?:[\w.-]+\/)*[\w.-]*(?:#[\w-]+)?$/.test(href) ||
  (href.startsWith('https://') && isWebUrl(href));

export const linkInWords = 'a link that begins with https:// or /, tel: or mailto:';

/** Whether messages can be posted to a URL; a * or ; would open the policy to other hosts. */
export function isDeliveryUrl(text: string): boolean {
  if (!isWebUrl(text) || text.includes('#')) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || localHosts.has(hostname)) && /^[a-z\d.-]+$/.test(hostname);
}

export const deliveryUrlInWords =
  'a full URL that begins with https://, without a user name, a password or a #';

/** Whether a URL is a host with its scheme and nothing else, as a browser writes an origin. */
export function isOrigin(text: string): boolean {
  return isDeliveryUrl(text) && new URL(text).origin === text;
}

export const originInWords =
  'a web address such as https://www.notary.example: https://, the host in small letters, and nothing after it (the site works only at the root of an address, not in a folder)';
