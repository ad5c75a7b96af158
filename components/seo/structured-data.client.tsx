'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/**
 * Puts the page's data for machines into its head, once, and nothing on the page (decision 0021).
 *
 * @param json what a function of lib/pages/json-ld printed: no text in it can end the script element.
 */
export function StructuredData({ json }: { json: string }) {
  const printed = useRef(false);
  useServerInsertedHTML(() => {
    // Next asks again with every piece of the page that it sends, even behind </html>.
    if (printed.current) return null;
    printed.current = true;
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is printed
      <script data-keep type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    );
  });
  return null;
}
