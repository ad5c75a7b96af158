import { earlyScript } from '@/lib/early-script';

export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of a visitor's
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
