import type { MessageFormCopy } from '@/lib/schema/pages/message-form';

/** What the message form says. */
export const messageFormCopy: MessageFormCopy = JSON.parse(
  process.env['NEXT_PUBLIC_MESSAGE_FORM_COPY'] ?? 'null',
);
