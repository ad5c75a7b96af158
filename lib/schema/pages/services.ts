import { file } from '../labeled';
import { banner, eyebrow, lead, listHead, words } from './copy';

/** content/pages/services.yaml: the page /services/. */
export const servicesPage = file('Services page', {
  ...listHead,
  heading: words(40),
  eyebrow,
  lead,
  allServices: words(40, 'For screen readers.', 'Heading of the list'),
  banner,
});
