import * as z from 'zod';
import { homeState, stateNames } from '../states';
import { line, pastDate, quotation, updated } from './fields';
import { group, labeled } from './labeled';

const testimonial = group('Review', {
  name: line(2, 60).describe('The one the client agreed to.'),
  location: line(2, 60).describe(`Where the client is, such as Nampa, ${stateNames[homeState]}.`),
  text: quotation(8, 90).describe(
    'What the client really wrote. Only in English: the law wants its statements in every language the site uses.',
  ),
  rating: labeled(z.number().int().min(1).max(5), 'Stars').describe(
    'How many out of 5 the client gave.',
  ),
  source: line(2, 120).optional().describe('Where the client wrote it.'),
  date: pastDate.optional().describe('When the client wrote it.'),
  permission: line(2, 160).optional().describe('How the client agreed to let you show it.'),
});

export const testimonialsFile = group('Reviews', {
  testimonials: labeled(
    z
      .array(testimonial)
      .transform((reviews) =>
        reviews.map((review, index) => ({ ...review, id: `review-${index + 1}` })),
      ),
    'Reviews',
  ).describe(
    'Replace each sample with what a client really wrote, and say where, when and how the client agreed to let you show it. Or remove it.',
  ),
  updated,
});
export type Testimonial = z.infer<typeof testimonialsFile>['testimonials'][number];

/** A review without source, date or its author's permission is marked as a sample (16 CFR 465). */
export const isSample = ({ source, date, permission }: Testimonial) =>
  !source || !date || !permission;
