/** How the message form reaches the business, as plain values for the browser. */
export interface ContactDetails {
  /** The business phone number as content writes it. */
  phone: string;
  /** Follows the number, such as "(sample)". */
  mark?: string | undefined;
  email: string;
}
