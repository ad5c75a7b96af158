import { z } from 'zod';
import { isoDate, line, prose, slug } from './fields';

/**
 * A review counts as real once its source, its date and its author's permission are on record;
 * without all three the page marks it as a sample (16 CFR 465).
 */
const testimonial = z.strictObject({
  id: slug,
  name: line(2, 60),
  location: line(2, 60),
  text: prose(8, 90),
  rating: z.number().int().min(1).max(5),
  source: line(2, 120).optional(),
  date: isoDate.optional(),
  permission: line(2, 160).optional(),
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonialsFile = z.strictObject({
  testimonials: z.array(testimonial),
});
