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
