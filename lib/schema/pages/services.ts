import { group } from '../labeled';
import { banner, eyebrow, lead, listHead, words } from './copy';

/** content/pages/services.yaml: the page /services/. */
export const servicesPage = group('Services page', {
  ...listHead,
  heading: words(40),
  eyebrow,
  lead,
  allServices: words(40, 'Heading of the list').describe('For screen readers.'),
  banner,
});
