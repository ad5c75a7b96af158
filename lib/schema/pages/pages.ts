import type { z } from 'zod';
import { areasPage } from './areas';
import { attractionPage } from './attraction';
import { contactPage } from './contact';
import { fees } from './fees';
import { finder } from './finder';
import { frame } from './frame';
import { homePage } from './home';
import { inquiry } from './inquiry';
import { law } from './law';
import { locationsPage } from './locations';
import { mapBox } from './map';
import { messageForm } from './message-form';
import { notFoundPage } from './not-found';
import { placesPage } from './places';
import { price } from './price';
import { review } from './review';
import { servicePage } from './service';
import { servicesPage } from './services';
import { sheet } from './sheet';
import { townPage } from './town';
import { trustPage } from './trust';

/** The files of content/pages, by name without the extension, in the order of the owner's menu. */
export const pageFiles = {
  home: homePage,
  service: servicePage,
  services: servicesPage,
  town: townPage,
  areas: areasPage,
  locations: locationsPage,
  attraction: attractionPage,
  places: placesPage,
  contact: contactPage,
  trust: trustPage,
  price,
  fees,
  'message-form': messageForm,
  inquiry,
  finder,
  map: mapBox,
  sheet,
  law,
  review,
  frame,
  'not-found': notFoundPage,
};

/** What they say. */
export type Pages = { [Name in keyof typeof pageFiles]: z.infer<(typeof pageFiles)[Name]> };
