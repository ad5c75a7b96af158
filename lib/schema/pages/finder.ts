import { file, group } from '../labeled';
import { template, words } from './copy';

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = file('Town finder', {
  list: words(60, "In place of the box, where it can't work.", 'Link to all towns'),
  box: group('The box to type a town into.', '', {
    label: words(60, 'What the visitor can type.', 'Label of the box'),
    unlisted: words(30, 'Beside a suggestion that has no page.', 'Town without a page'),
    none: words(60, 'Said to screen readers while nothing fits what is typed.', 'Nothing fits yet'),
    allTowns: words(40, 'In an answer.', 'Link to all towns'),
    online: template(
      ['link'],
      80,
      'After an answer without a town, if you notarize online.',
      'Online instead',
    ),
    signOnline: words(40, 'In that sentence.', 'Link to online notarization'),
    answers: group(
      'What it answers; {number} is the phone number, {town} and {allTowns} are links.',
      '',
      {
        empty: words(120, '', 'Nothing typed'),
        partialZip: words(120, 'Only some digits of a ZIP code were typed.', 'Part of a ZIP code'),
        several: words(120, '', 'Several matches'),
        unsure: words(120, 'One place is similar to what was typed.', 'Similar name'),
        opening: template(['place'], 120, "While a town's page opens.", 'Opening a page'),
        unknown: template(['typed', 'allTowns', 'number'], 300, '', 'No match'),
        unknownZip: template(['typed', 'allTowns', 'number'], 300, '', 'ZIP code without a match'),
        notListed: template(['place', 'town', 'number'], 300, '', 'Place without a page'),
        notListedFar: template(
          ['place', 'town', 'number'],
          300,
          'The same, if it is far away.',
          'Place without a page, far away',
        ),
        locating: words(120, 'While the device does.', 'Finding the location'),
        refused: words(120, '', 'Location not shared'),
        unavailable: words(120, '', 'Location not found'),
        near: template(['town'], 300, 'The town nearest to the device.', 'Nearest town'),
        far: template(
          ['town', 'number'],
          300,
          'The same, if the device is far away.',
          'Nearest town, far away',
        ),
      },
    ),
  }),
});
