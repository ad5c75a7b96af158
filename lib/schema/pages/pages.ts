import type * as z from 'zod';
import { keyed } from '../../states';
import { group } from '../labeled';
import { certificate } from './certificate';
import { contactPage } from './contact';
import { banner, eyebrow, lead, pageHead, template, words } from './copy';
import { documents } from './documents';
import { fees } from './fees';
import { finder } from './finder';
import { homePage } from './home';
import { law } from './law';
import { messageForm } from './message-form';
import { notFoundPage } from './not-found';
import { pageNames, singlePages } from './page-names';
import { placesPage } from './places';
import { price } from './price';
import { servicePage } from './service';
import { townPage } from './town';

/** The form of each page of which there is one; some have a form of their own below. */
const plainPages = keyed(
  singlePages().map((page) => [
    page,
    group(`${pageNames[page]} page`, { ...pageHead, eyebrow, lead, banner }),
  ]),
);

/** The files of content/pages, by name without the extension, in the order of the owner's menu. */
export const pageFiles = {
  home: homePage,
  ...plainPages,
  service: servicePage,
  town: townPage,
  areas: group('Towns page', {
    ...pageHead,
    lead: template(['homeTown'], 300, 'Introduction').describe('Below the heading.'),
    banner,
  }),
  locations: group('Locations page', {
    ...pageHead,
    lead: template(['homeTown', 'count', 'all'], 300, 'Introduction').describe(
      'Below the heading; {count} is how many the page shows, {all} is such as "36 towns".',
    ),
    banner,
  }),
  places: placesPage,
  contact: contactPage,
  price,
  fees,
  'message-form': messageForm,
  finder,
  documents,
  certificate,
  law,
  /** What asks a client for a review, on the card and in a message. */
  review: group('Asking for a review', {
    thanks: words(120).describe('On the card. It asks every client alike, and for no stars.'),
    message: template(['link'], 300, 'Text to send').describe(
      'Ready for you to send after a visit.',
    ),
  }),
  frame: group('Bottom of every page', {
    about: template(['homeTown'], 200, 'About the business').describe(
      'Below the name of the business.',
    ),
  }),
  'not-found': notFoundPage,
};

/** What they say. */
export type Pages = { [Name in keyof typeof pageFiles]: z.infer<(typeof pageFiles)[Name]> };
