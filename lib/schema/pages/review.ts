import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/review.yaml: what asks a client for a review, on the card and in a message. */
export const review = group('Asking for a review', {
  thanks: words(120).describe('On the card. It asks every client alike, and for no stars.'),
  message: template(['link'], 300, 'Text to send').describe('Ready for you to send after a visit.'),
});
