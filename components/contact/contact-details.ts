import type { ReactNode } from 'react';

/** How the message form reaches the business. */
export interface ContactDetails {
  /** The business phone number as content writes it. */
  phone: string;
  email: string;
  /** The number to call, as a control. */
  number: ReactNode;
}
