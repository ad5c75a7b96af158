import type { InquiryCopy } from '@/lib/schema/pages/inquiry';

/** What is said of a visitor's choices, and the services to choose from. */
export const inquiryCopy: Omit<InquiryCopy, 'choices'> & {
  choices: InquiryCopy['choices'] & { service: string[] };
} = JSON.parse(process.env['NEXT_PUBLIC_INQUIRY_COPY'] ?? 'null');
