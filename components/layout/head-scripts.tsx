import { InlineScript } from '@/components/ui/inline-script';
import { earlyScript } from '@/lib/islands/early-script';

/** A page is fetched when the pointer rests on its link (decision 0006). URLs end with a slash. */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: '{/*}?/' }, eagerness: 'moderate' }],
});

/** What runs on every page before its first paint, and which pages the browser fetches ahead. */
export function HeadScripts() {
  return (
    <>
      <InlineScript>{earlyScript}</InlineScript>
      <InlineScript type="speculationrules">{rules}</InlineScript>
    </>
  );
}
