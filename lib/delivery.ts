/** Where the contact form delivers messages, if the owner has named an address (decision 0014). */
interface Delivering {
  delivery?: string | undefined;
}

/** The origin that a page must be allowed to post to; none while messages are not delivered. */
export function deliveryOrigin({ delivery }: Delivering): string | undefined {
  return delivery && new URL(delivery).origin;
}

/** The host in words: what stands behind the address, such as forms.notary.example. */
export function deliveryHost({ delivery }: Delivering): string | undefined {
  return delivery && new URL(delivery).host;
}

const thisMachine = new Set(['localhost', '127.0.0.1']);

/**
 * Whether messages can be posted there and the policy can name its host: an unusual letter, such as
 * * or ; in a host, would open the policy for others.
 */
export function isDeliveryAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s#]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || thisMachine.has(hostname)) &&
    /^[a-z\d.-]+$/.test(hostname) &&
    username + password === ''
  );
}
