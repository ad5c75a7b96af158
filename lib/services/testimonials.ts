import type { Testimonial } from '../schema/testimonial';

/** Whether the review still lacks what would make it real: its source, date and permission. */
export function isSample({ source, date, permission }: Testimonial): boolean {
  return !source || !date || !permission;
}
