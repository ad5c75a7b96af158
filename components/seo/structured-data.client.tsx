'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/**
 * Puts the page's structured data into its head, once, and nothing on the page (decision 0005).
 *
 * @param json from a function of lib/metadata/json-ld: no text in it can end the script element.
 */
export function StructuredData({ json }: { json: string }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    // Next asks again with every chunk of the page that it sends, even after </html>.
    if (isWritten.current) return null;
    isWritten.current = true;
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is made
      <script data-keep type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    );
  });
  return null;
}
