import { earlyScript } from '@/lib/islands/early-script';

export function EarlyScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, nothing of a visitor's
    <script data-keep dangerouslySetInnerHTML={{ __html: earlyScript }} />
  );
}
