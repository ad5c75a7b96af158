import { group } from '../labeled';
import { template, words } from './copy';

const place = (title: string) => template(['place', 'state', 'town', 'number'], 300, title);

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = group('Town finder', {
  list: words(60, 'Link to all towns').describe("In place of the box, where it can't work."),
  box: group('', {
    label: words(32, 'Label of the box').describe('In large letters.'),
    hint: words(160, 'What it finds').describe('Below the label.'),
    unlisted: words(30, 'Town without a page').describe('Beside a suggestion that has no page.'),
    none: words(60, 'Nothing fits yet').describe(
      'Said to screen readers while nothing fits what is typed.',
    ),
    allTowns: words(40, 'Link to all towns').describe('In an answer.'),
    online: template(['link'], 80, 'Online instead').describe(
      'After an answer without a town, if you notarize online.',
    ),
    signOnline: words(40, 'Link to online notarization').describe('In that sentence.'),
    answers: group('', {
      empty: words(120, 'Nothing typed'),
      partialZip: words(120, 'Part of a ZIP code').describe(
        'Only some digits of a ZIP code were typed.',
      ),
      several: words(120, 'Several matches'),
      unsure: words(120, 'Similar name').describe('One place is similar to what was typed.'),
      opening: template(['town'], 120, 'Opening a page').describe("While a town's page opens."),
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
      locating: words(120, 'Finding the location').describe('While the device does.'),
      refused: words(120, 'Location not shared'),
      unavailable: words(120, 'Location not found'),
      near: template(['town'], 300, 'Nearest town').describe('The town nearest to the device.'),
      far: template(['number'], 300, 'No town near').describe('The same, if all are far away.'),
    }).describe('What it answers; {number} is the phone number, {town} and {allTowns} are links.'),
  }).describe('The box to type a town into.'),
});
