import { Island } from '@/components/islands/island';
import type { Inquiry } from '@/lib/schema/pages/inquiry';
import { messageLink } from './message-link.client';

interface Props {
  /** What the message then says, besides what the visitor has chosen. */
  about: Inquiry;
  children: string;
}

/** Leads to the message; only with JavaScript, without which there is no form. */
export function MessageLink({ about, children }: Props) {
  return (
    <Island of={{ messageLink }} className="print:hidden unscripted:hidden" props={{ about }}>
      {/* A button, whose click waits for the island. */}
      <button type="button" className="min-h-11 text-link">
        {children}
      </button>
    </Island>
  );
}
