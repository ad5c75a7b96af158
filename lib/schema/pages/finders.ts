import { group } from '../labeled';
import { template, text } from './copy';

/** content/pages/documents.yaml: the box that finds a document. */
export const documents = group('Document finder', {
  list: text(60, 'Link to all services').describe("In place of the box, where it can't work."),
  link: text(60, 'Link to the box').describe('On pages that have no such box.'),
  label: text(32, 'Label of the box').describe('In large letters.'),
  hint: text(160, 'What it finds').describe('Below the label.'),
  answers: group('', {
    unknown: template(['number'], 300, 'No match'),
    unsure: template(['number'], 300, 'Several matches').describe('Above the list of them.'),
    notarized: text(300, 'A document that a notary can help with').describe(
      'Who has to be there and talk with the notary, and with what; below what to know of it.',
    ),
    languages: template(['languages'], 90, 'Languages you speak').describe(
      "After that sentence, once you've listed them.",
    ),
    checklist: text(40, 'Link to the checklist').describe('After that sentence.'),
  }).describe('What it answers; {number} is the phone number.'),
});

const place = (title: string) => template(['place', 'state', 'town', 'number'], 300, title);

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = group('Town finder', {
  list: text(60, 'Link to all towns').describe("In place of the box, where it can't work."),
  label: text(32, 'Label of the box').describe('In large letters.'),
  hint: text(160, 'What it finds').describe('Below the label.'),
  answers: group('', {
    county: template(['count', 'area', 'towns'], 300, 'County'),
    region: template(['count', 'area', 'towns'], 300, 'Region'),
    oneTown: template(['area', 'towns'], 120, 'County or region with one town'),
    street: template(['number'], 300, 'Street without a town'),
    unknown: template(['typed', 'allTowns', 'number'], 300, 'No match'),
    unknownZip: template(['typed', 'allTowns', 'number'], 300, 'ZIP code without a match'),
    notListed: place('Place without a page').describe("{town} is the state's nearest."),
    notListedAway: place('Place without a page, in another state'),
    notListedFar: place('Place without a page, far away'),
    notServed: place('Place in a state whose commission you lack'),
    near: template(['town'], 300, 'Nearest town').describe('The town nearest to the device.'),
    far: template(['number'], 300, 'No town near').describe('The same, if all are far away.'),
  }).describe('What it answers; {number} is the phone number, {town} and {allTowns} are links.'),
});
