import { z } from 'zod';
import { template, words } from './copy';

const answers = z
  .strictObject({
    empty: words('Nothing was typed.'),
    partialZip: words('Only some digits of a ZIP code were typed.'),
    several: words('More than one place fits.'),
    unsure: words('One place is similar to what was typed.'),
    opening: template("While a town's page opens.", ['place'], 120),
    unknown: template('No place fits.', ['typed', 'allTowns', 'number']),
    notListed: template('The place has no page.', ['place', 'town', 'miles', 'number']),
    locating: words('While the device finds its location.'),
    refused: words("The visitor didn't share a location."),
    unavailable: words("The device can't find its location."),
    near: template('The town nearest to the device.', ['town', 'miles']),
    far: template('The same, if the device is far away.', ['town', 'miles', 'number']),
  })
  .describe('What it answers; {number} is the phone number, {town} and {allTowns} are links.');

const box = z
  .strictObject({
    label: words('What the visitor can type.', 60),
    unlisted: words('Beside a suggestion that has no page.', 30),
    allTowns: words('The link to the list of towns in an answer.', 40),
    answers,
  })
  .describe('The box to type a town into.');

/** content/pages/finder.yaml: the box that finds a town. */
export const finder = z.strictObject({
  list: words('In place of the box, without JavaScript: the link to the list of towns.', 60),
  box,
});
export type FinderCopy = z.infer<typeof finder>;
