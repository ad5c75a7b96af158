const thisMachine = new Set(['localhost', '127.0.0.1']);

/**
 * Whether messages can be posted there and the policy can name its host: an unusual letter, such as
 * * or ; in a host, would open the policy for others.
 */
export function isDeliveryUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s#]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || thisMachine.has(hostname)) &&
    /^[a-z\d.-]+$/.test(hostname) &&
    username + password === ''
  );
}
