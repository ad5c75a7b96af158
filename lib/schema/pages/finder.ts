import { z } from 'zod';
import { pageFile, template, words } from './copy';

const answers = z
  .strictObject({
    empty: words('').meta({ title: 'Nothing typed' }),
    partialZip: words('Only some digits of a ZIP code were typed.').meta({
      title: 'Part of a ZIP code',
    }),
    several: words('').meta({ title: 'Several matches' }),
    unsure: words('One place is similar to what was typed.').meta({ title: 'Similar name' }),
    opening: template("While a town's page opens.", ['place'], 120).meta({
      title: 'Opening a page',
    }),
    unknown: template('', ['typed', 'allTowns', 'number']).meta({ title: 'No match' }),
    unknownZip: template('', ['typed', 'allTowns', 'number']).meta({
      title: 'ZIP code without a match',
    }),
    notListed: template('', ['place', 'town', 'number']).meta({
      title: 'Place without a page',
    }),
    notListedFar: template('The same, if it is far away.', ['place', 'town', 'number']).meta({
      title: 'Place without a page, far away',
    }),
    locating: words('While the device does.').meta({ title: 'Finding the location' }),
    refused: words('').meta({ title: 'Location not shared' }),
    unavailable: words('').meta({ title: 'Location not found' }),
    near: template('The town nearest to the device.', ['town']).meta({
      title: 'Nearest town',
    }),
    far: template('The same, if the device is far away.', ['town', 'number']).meta({
      title: 'Nearest town, far away',
    }),
  })
  .describe('What it answers; {number} is the phone number, {town} and {allTowns} are links.');

const box = z
  .strictObject({
    label: words('What the visitor can type.', 60).meta({ title: 'Label of the box' }),
    unlisted: words('Beside a suggestion that has no page.', 30).meta({
      title: 'Town without a page',
    }),
    none: words('Said to screen readers while nothing fits what is typed.', 60).meta({
      title: 'Nothing fits yet',
    }),
    allTowns: words('In an answer.', 40).meta({ title: 'Link to all towns' }),
    online: template('After an answer without a town, if you notarize online.', ['link'], 80).meta({
      title: 'Online instead',
    }),
    signOnline: words('In that sentence.', 40).meta({ title: 'Link to online notarization' }),
    answers,
  })
  .describe('The box to type a town into.');

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = pageFile('Town finder', {
  list: words("In place of the box, where it can't work.", 60).meta({
    title: 'Link to all towns',
  }),
  box,
});
export type FinderCopy = z.infer<typeof finder>;
