/** Where the contact form delivers messages, if the owner has set a URL for them (decision 0014). */
interface Delivering {
  delivery?: string | undefined;
}

/** The origin a page must be allowed to post to; undefined if messages aren't delivered. */
export function deliveryOrigin({ delivery }: Delivering): string | undefined {
  return delivery && new URL(delivery).origin;
}

/** The host to name to visitors, such as forms.notary.example. */
export function deliveryHost({ delivery }: Delivering): string | undefined {
  return delivery && new URL(delivery).host;
}
