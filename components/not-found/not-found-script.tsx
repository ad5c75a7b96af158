import { InlineScript } from '@/components/ui/inline-script';
import { recordPath } from '@/lib/pages/unknown-path';

/**
 * Runs before the first paint: a URL that may make a page of its own shows no other text and title until
 * that page is made (not-found-switch.client.ts), or its script has failed.
 */
export function NotFoundScript({ brand }: { brand: string }) {
  const title = JSON.stringify(brand).replaceAll('<', '\\u003c');
  const script = `if(${recordPath}.test(location.pathname)){document.documentElement.dataset.unknown='';document.title=${title}}`;
  return <InlineScript>{script}</InlineScript>;
}
