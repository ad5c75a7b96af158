import type * as z from 'zod';
import { fromEntries } from '../../from-entries';
import { pageNames, singlePages } from '../../routes';
import { lines } from '../fields';
import { group } from '../labeled';
import { certificate } from './certificate';
import { contactPage, messageForm } from './contact';
import { banner, eyebrow, head, lead, pageHead, template, text } from './copy';
import { fees, law, price } from './fees';
import { documents, finder } from './finders';
import { homePage } from './home';
import { townPage } from './town';

/** The form of each page of which there is one; some have a form of their own below. */
const plainPages = fromEntries(
  singlePages().map((page) => [
    page,
    group(`${pageNames[page]} page`, { ...pageHead, eyebrow, lead, banner }),
  ]),
);

/** The files of content/pages, by name without the extension, in the order of the owner's menu. */
export const pageFiles = {
  home: homePage,
  ...plainPages,
  /** content/pages/service.yaml: what every service's page shares. */
  service: group("Every service's page", {
    extrasNote: text(120, 'Note on extras').describe('Below the list of extras: what they cost.'),
    visits: text(40, 'Places with their own rules').describe(
      'The heading above how a visit to such a place goes.',
    ),
    officers: group('Offices that order signings', {
      heading: text(60),
      how: text(500, 'How to order').describe('And what happens then.'),
      list: text(120, 'Above the order').describe('What follows is the order.'),
      order: lines('Line', 2, 80).describe(
        'What their text or email begins with; first, its subject.',
      ),
      priority: text(60, 'Priority possible').describe('The names of those towns follow.'),
      standard: text(60, 'Too far for priority').describe('The names of those towns follow.'),
      unanswered: text(60, 'Not answered').describe("What you haven't answered follows."),
    }).describe('On the pages of services that offices order.'),
    banner,
  }),
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
  /** content/pages/places.yaml: the page /places/, and what every attraction's page shares. */
  places: group('Attractions', {
    ...pageHead,
    eyebrow,
    lead: template(['count'], 300, 'Introduction').describe(
      'Below the heading; {count} is such as "123 attractions".',
    ),
    banner,
    attraction: group("Every attraction's page", {
      notOurs: text(160, 'Who you are').describe('Above the button, in small letters.'),
      meetingPoint: template(['base', 'address'], 200).describe("What the notary's place is."),
      band: template(['link'], 160, 'Last words').describe(
        'In the dark band at the end of the page; {link} is such as "our Weiser page".',
      ),
    }),
  }),
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
    thanks: text(120).describe('On the card. It asks every client alike, and for no stars.'),
    message: template(['link'], 300, 'Text to send').describe(
      'Ready for you to send after a visit.',
    ),
  }),
  frame: group('Bottom of every page', {
    about: template(['homeTown'], 200, 'About the business').describe(
      'Below the name of the business.',
    ),
  }),
  /** content/pages/not-found.yaml: what visitors see at a URL without a page. */
  'not-found': group('Page not found', {
    ...head,
    text: text(200).describe('Below the title.'),
    town: group('Town without a page', {
      heading: template(['town'], 60),
      text: text(300).describe('Below the heading.'),
    }).describe('Its name comes from the web address.'),
    banner,
  }),
};

export type Pages = { [Name in keyof typeof pageFiles]: z.infer<(typeof pageFiles)[Name]> };
