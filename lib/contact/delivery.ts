/**
 * Where the contact form delivers messages, if the owner has set a URL (decision 0011). Pages must
 * be allowed to post to its origin; its host, such as forms.notary.example, is named to visitors.
 */
export function deliveryUrl({ delivery }: { delivery?: string | undefined }): URL | undefined {
  return delivery ? new URL(delivery) : undefined;
}
