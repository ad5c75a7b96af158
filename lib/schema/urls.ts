/** Hosts that need no encryption: messages to them stay on the machine. */
const localHosts = new Set(['localhost', '127.0.0.1']);

/**
 * Whether messages can be posted to a URL and the content security policy can name its host: a * or
 * ; in it would open the policy to other hosts.
 */
export function isDeliveryUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s#]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || localHosts.has(hostname)) &&
    /^[a-z\d.-]+$/.test(hostname) &&
    username === '' &&
    password === ''
  );
}

/** Whether a URL is a host with its scheme and nothing else, as a browser writes an origin. */
export function isOrigin(text: string): boolean {
  if (!isDeliveryUrl(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && !hostname.endsWith('.');
}

/** What `isOrigin` accepts, in words. */
export const originInWords =
  'a web address such as https://www.notary.example: https://, the host in small letters, and nothing after it';
