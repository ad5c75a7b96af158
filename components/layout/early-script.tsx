import { earlyScript } from '@/lib/early-script';
import { openNowTable } from '@/lib/open-now';
import type { Business } from '@/lib/schema/business';

export function EarlyScript({ business }: { business: Business }) {
  return (
    <script
      data-hours={openNowTable(business)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of a visitor's
      dangerouslySetInnerHTML={{ __html: earlyScript }}
    />
  );
}
