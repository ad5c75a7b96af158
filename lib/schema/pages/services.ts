import { banner, head, heading, pageFile, words } from './copy';

/** content/pages/services.yaml: the page /services/. */
export const servicesPage = pageFile('Services page', {
  ...head,
  heading: heading(40),
  eyebrow: words('', 60).meta({ title: 'Line above the heading' }),
  lead: words('Below the heading.', 300).meta({ title: 'Introduction' }),
  allServices: words('For screen readers.', 40).meta({ title: 'Heading of the list' }),
  banner,
});
