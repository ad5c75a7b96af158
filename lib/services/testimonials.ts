import type { Testimonial } from '../schema/testimonial';

/** Whether the review still lacks its source, its date or its author's permission. */
export function isSample({ source, date, permission }: Testimonial): boolean {
  return !source || !date || !permission;
}
