import { z } from 'zod';
import { banner, head, heading, words } from './copy';

/** content/pages/services.yaml: the page /services/. */
export const servicesPage = z.strictObject({
  ...head,
  heading: heading(40),
  eyebrow: words('Above the heading.', 60).meta({ title: 'Line above the heading', hint: '' }),
  lead: words('Below the heading.', 300).meta({ title: 'Introduction' }),
  allServices: words('The heading of the list, for screen readers.', 40).meta({
    title: 'Heading of the list',
    hint: 'For screen readers.',
  }),
  banner,
});
