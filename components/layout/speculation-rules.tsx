/** A page is fetched when the pointer rests on its link (decision 0006). URLs end with a slash. */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: '{/*}?/' }, eagerness: 'moderate' }],
});

export function SpeculationRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, with no visitor's input
    <script data-keep type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
  );
}
