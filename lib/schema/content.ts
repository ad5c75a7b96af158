import type { Business } from './business';
import type { LegalPage } from './legal-page';
import type { Redirect } from './redirects';
import type { Service } from './service';
import type { Testimonial } from './testimonial';
import type { Town } from './town';

/** Everything that content/ says, checked. Towns are in the order of their names. */
export interface Content {
  business: Business;
  services: Service[];
  towns: Town[];
  testimonials: Testimonial[];
  legalPages: LegalPage[];
  redirects: Redirect[];
}
