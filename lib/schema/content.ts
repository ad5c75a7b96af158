import type { Business } from './business';
import type { ChecklistItem } from './checklist';
import type { Law } from './laws';
import type { LegalText } from './legal-page';
import type { LocalityWithoutPage } from './localities-without-page';
import type { Pages } from './pages/pages';
import type { Redirect } from './redirects';
import type { Service } from './service';
import type { Testimonial } from './testimonial';
import type { Town } from './town';

/** Everything in content/, validated. Towns are sorted by name. */
export interface Content {
  business: Business;
  /** The laws in the order of content/laws.yaml. */
  laws: Law[];
  services: Service[];
  checklist: ChecklistItem[];
  towns: Town[];
  localitiesWithoutPage: LocalityWithoutPage[];
  testimonials: Testimonial[];
  legalPages: LegalText[];
  pages: Pages;
  redirects: Redirect[];
}
