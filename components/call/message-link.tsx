import { Island } from '@/components/islands/island';
import type { Inquiry } from '@/lib/contact/inquiry';
import { openMessageLabel } from '@/lib/islands/open-message';
import { messageLink } from './message-link.island.client';

/**
 * Leads to the message; only with JavaScript, without which there is no form.
 *
 * @param about what the message then says, besides what the visitor has chosen.
 */
export function MessageLink({ about }: { about: Inquiry }) {
  return (
    <Island of={{ messageLink }} className="print:hidden unscripted:hidden" props={{ about }}>
      {/* A button, whose click waits for the island. */}
      <button type="button" className="min-h-11 text-link">
        {openMessageLabel}
        {about.place && <span className="sr-only">: {about.place}</span>}
      </button>
    </Island>
  );
}
