import { Island } from '@/components/islands/island';
import { textButton } from '@/components/ui/button-styles';
import type { Inquiry } from '@/lib/contact/inquiry';
import { openMessageLabel } from '@/lib/islands/open-message';
import { messageLink } from './message-link.island.client';

interface Props {
  /** What the message then says, besides what the visitor has chosen. */
  about: Inquiry;
  label?: string;
}

/** Leads to the message; only with JavaScript, without which there is no form. */
export function MessageLink({ about, label = openMessageLabel }: Props) {
  return (
    <Island of={{ messageLink }} className="print:hidden unscripted:hidden" props={{ about }}>
      {/* A button, whose click waits for the island. */}
      <button type="button" className={textButton}>
        {label}
        {about.place && <span className="sr-only">: {about.place}</span>}
      </button>
    </Island>
  );
}
