import { earlyScript } from '@/lib/islands/early-script';

export function EarlyScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, with no visitor's input
    <script data-keep dangerouslySetInnerHTML={{ __html: earlyScript }} />
  );
}
