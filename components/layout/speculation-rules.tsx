/** A page is fetched when a pointer rests on its link (decision 0006): its URL ends with a slash. */
const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: '{/*}?/' }, eagerness: 'moderate' }],
});

export function SpeculationRules() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of a visitor's
    <script data-keep type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />
  );
}
