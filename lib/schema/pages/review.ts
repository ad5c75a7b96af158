import type { z } from 'zod';
import { pageFile, template, words } from './copy';

/** content/pages/review.yaml: what asks a client for a review, on the card and in a message. */
export const review = pageFile('Asking for a review', {
  thanks: words('On the card. It asks every client alike, and for no stars.'),
  message: template('Ready for you to send after a visit.', ['link']).meta({
    title: 'Text to send',
  }),
});
export type ReviewCopy = z.infer<typeof review>;
