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
