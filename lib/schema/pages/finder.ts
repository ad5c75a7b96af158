import { z } from 'zod';
import { template, words } from './copy';

const answers = z
  .strictObject({
    empty: words('Nothing was typed.').meta({ title: 'Nothing typed', hint: '' }),
    partialZip: words('Only some digits of a ZIP code were typed.').meta({
      title: 'Part of a ZIP code',
    }),
    several: words('More than one place fits.').meta({ title: 'Several matches', hint: '' }),
    unsure: words('One place is similar to what was typed.').meta({ title: 'Similar name' }),
    opening: template("While a town's page opens.", ['place'], 120).meta({
      title: 'Opening a page',
    }),
    unknown: template('No place fits.', ['typed', 'allTowns', 'number']).meta({
      title: 'No match',
      hint: 'You can use {typed}, {allTowns}, {number}.',
    }),
    notListed: template('The place has no page.', ['place', 'town', 'miles', 'number']).meta({
      title: 'Place without a page',
      hint: 'You can use {place}, {town}, {miles}, {number}.',
    }),
    locating: words('While the device finds its location.').meta({
      title: 'Finding the location',
      hint: 'While the device does.',
    }),
    refused: words("The visitor didn't share a location.").meta({
      title: 'Location not shared',
      hint: '',
    }),
    unavailable: words("The device can't find its location.").meta({
      title: 'Location not found',
      hint: '',
    }),
    near: template('The town nearest to the device.', ['town', 'miles']).meta({
      title: 'Nearest town',
    }),
    far: template('The same, if the device is far away.', ['town', 'miles', 'number']).meta({
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
    allTowns: words('The link to the list of towns in an answer.', 40).meta({
      title: 'Link to all towns',
      hint: 'In an answer.',
    }),
    answers,
  })
  .describe('The box to type a town into.');

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = z.strictObject({
  list: words('In place of the box, without JavaScript: the link to the list of towns.', 60).meta({
    title: 'Link to all towns',
    hint: "In place of the box, where it can't work.",
  }),
  box,
});
export type FinderCopy = z.infer<typeof finder>;
