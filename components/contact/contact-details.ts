/** How the message form reaches the business, as plain values for the browser. */
export interface ContactDetails {
  /** The business number as content writes it. */
  phone: string;
  /** Stands behind the number, such as "(sample)". */
  mark?: string | undefined;
  email: string;
}
