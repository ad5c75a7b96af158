import { z } from 'zod';
import { banner, head, words } from './copy';

/** content/pages/services.yaml: the page /services/. */
export const servicesPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 40),
  eyebrow: words('Above the heading.', 60),
  lead: words('Below the heading.', 300),
  allServices: words('The heading of the list, for screen readers.', 40),
  banner,
});
