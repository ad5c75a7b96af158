/**
 * A script within the page, which the step after the build keeps; no visitor's input is in it, and
 * what comes from content is escaped where it is made.
 */
export function InlineScript({ type, children }: { type?: string; children: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    <script data-keep type={type} dangerouslySetInnerHTML={{ __html: children }} />
  );
}
