import type { z } from 'zod';
import { areasPage } from './areas';
import { contactPage } from './contact';
import { homePage } from './home';
import { locationsPage } from './locations';
import { notFoundPage } from './not-found';
import { placesPage } from './places';
import { servicePage } from './service';
import { servicesPage } from './services';

/** The files of content/pages, by their names without the ending. */
export const pageFiles = {
  areas: areasPage,
  contact: contactPage,
  home: homePage,
  locations: locationsPage,
  'not-found': notFoundPage,
  places: placesPage,
  service: servicePage,
  services: servicesPage,
};

/** What they say. */
export type Pages = { [Name in keyof typeof pageFiles]: z.infer<(typeof pageFiles)[Name]> };
