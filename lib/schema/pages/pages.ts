import type * as z from 'zod';
import { group } from '../labeled';
import { attractionPage } from './attraction';
import { certificate } from './certificate';
import { contactPage } from './contact';
import { banner, eyebrow, lead, listHead, template, words } from './copy';
import { fees } from './fees';
import { finder } from './finder';
import { frame } from './frame';
import { homePage } from './home';
import { law } from './law';
import { locationsPage } from './locations';
import { messageForm } from './message-form';
import { notFoundPage } from './not-found';
import { placesPage } from './places';
import { price } from './price';
import { servicePage } from './service';
import { townPage } from './town';

/** The files of content/pages, by name without the extension, in the order of the owner's menu. */
export const pageFiles = {
  home: homePage,
  service: servicePage,
  services: group('Services page', {
    ...listHead,
    heading: words(40),
    eyebrow,
    lead,
    allServices: words(40, 'Heading of the list').describe('For screen readers.'),
    banner,
  }),
  town: townPage,
  areas: group('Towns page', {
    ...listHead,
    heading: words(40),
    lead: template(['homeTown'], 300, 'Introduction').describe('Below the heading.'),
    mainTowns: words(40).describe('The heading above the main towns.'),
    allTowns: words(40).describe('The heading above the list of all towns.'),
    banner,
  }),
  locations: locationsPage,
  attraction: attractionPage,
  places: placesPage,
  contact: contactPage,
  price,
  fees,
  'message-form': messageForm,
  finder,
  /** The box with a Google map, on any page. */
  map: group('Google map', {
    title: template(['place'], 60).describe(
      "Above a town's, and what screen readers call the map.",
    ),
    link: template(['place'], 60).describe('Below the map: it opens in Google Maps.'),
    note: words(80).describe('After that, if the map appears on a click, until it does.'),
  }),
  certificate,
  law,
  /** What asks a client for a review, on the card and in a message. */
  review: group('Asking for a review', {
    thanks: words(120).describe('On the card. It asks every client alike, and for no stars.'),
    message: template(['link'], 300, 'Text to send').describe(
      'Ready for you to send after a visit.',
    ),
  }),
  frame,
  'not-found': notFoundPage,
};

/** What they say. */
export type Pages = { [Name in keyof typeof pageFiles]: z.infer<(typeof pageFiles)[Name]> };
