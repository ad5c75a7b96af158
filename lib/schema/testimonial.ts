import { z } from 'zod';
import { homeState, stateNames } from '../states';
import { isoDate, line, prose, slug, updated } from './fields';
import { file, group, labeled } from './labeled';

const testimonial = group('', 'Review', {
  id: slug.optional().meta({ input: 'hidden' }),
  name: labeled(line(2, 60), 'The one the client agreed to.'),
  location: labeled(line(2, 60), `Where the client is, such as Nampa, ${stateNames[homeState]}.`),
  text: labeled(
    prose(8, 90),
    'What the client really wrote. Only in English: the law wants its statements in every language the site uses.',
  ),
  rating: labeled(z.number().int().min(1).max(5), 'How many out of 5 the client gave.', 'Stars'),
  source: labeled(line(2, 120).optional(), 'Where the client wrote it.'),
  date: labeled(isoDate.optional(), 'When the client wrote it.'),
  permission: labeled(line(2, 160).optional(), 'How the client agreed to let you show it.'),
});

export const testimonialsFile = file('Reviews', {
  testimonials: labeled(
    z
      .array(testimonial)
      .transform((reviews) =>
        reviews.map((review, index) => ({ ...review, id: review.id ?? `review-${index + 1}` })),
      ),
    'Replace each sample with what a client really wrote, and say where, when and how the client agreed to let you show it. Or remove it.',
    'Reviews',
  ),
  updated,
});
export type Testimonial = z.infer<typeof testimonialsFile>['testimonials'][number];

/**
 * A review counts as real once its source, its date and its author's permission are on record;
 * without all three the page marks it as a sample (16 CFR 465).
 */
export const isSample = ({ source, date, permission }: Testimonial) =>
  !source || !date || !permission;
