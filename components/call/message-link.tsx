import { PlainIsland } from '@/components/ui/island';
import type { Inquiry, InquiryCopy } from '@/lib/schema/pages/inquiry';
import { messageLink } from './message-link.client';

interface Props {
  copy: Pick<InquiryCopy, 'write'>;
  /** What the message then says, besides what the visitor has chosen. */
  about: Inquiry;
}

/** Leads to the message; only with JavaScript, without which there is no form. */
export function MessageLink({ copy, about }: Props) {
  return (
    <PlainIsland
      of={messageLink}
      file="call/message-link"
      className="unscripted:hidden print:hidden"
      props={{ about }}
    >
      {/* A button, whose click waits for the island. */}
      <button type="button" className="min-h-11 text-link">
        {copy.write}
      </button>
    </PlainIsland>
  );
}
