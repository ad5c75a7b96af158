/**
 * Where the contact form delivers messages, if the owner has set a URL for that (decision 0011). A page
 * must be allowed to post to its origin; its host, such as forms.notary.example, is named to visitors.
 */
export function deliveryUrl({ delivery }: { delivery?: string | undefined }): URL | undefined {
  return delivery ? new URL(delivery) : undefined;
}
