import { group } from '../labeled';
import { template, text } from './copy';

const note = 180;

/** An entry: an answer in large letters, and the note below it. */
const certificateEntry = (title: string) =>
  group(title, { value: text(32, 'In large letters'), note: text(note) });

/** content/pages/certificate.yaml: the words of a page's certificate, but for its facts. */
export const certificate = group('Certificate at the head of a page', {
  when: group('', {
    area: template(['homeTown'], note, 'On pages about the whole area'),
    priority: template(['town'], note, 'Priority possible'),
    standard: template(['town'], note, 'Too far for priority'),
    far: template(['town'], note, 'Long visits').describe('Where a visit takes most of a day.'),
    unknown: text(note, 'Unknown town').describe('For a town that has no page.'),
    online: text(note, 'Online session'),
  }).describe('Below the hours within which you typically come, by distance.'),
  cost: group('', {
    each: template(['where'], 80, 'One fee').describe(
      'Where each notarization costs the same; {where} is the state, on pages about several.',
    ),
    first: template(['where', 'additional'], 120, 'Two fees').describe(
      'Where an additional notarization costs something else.',
    ),
    elsewhere: template(['state', 'fee', 'additional'], 120, 'Another state').describe(
      'Follows on pages about several states.',
    ),
    travel: text(100).describe('Where travel is quoted before the visit.'),
    travelFar: text(100, 'Far towns').describe('The same where a visit takes most of a day.'),
    travelPriced: template(['town', 'fee'], 100, 'Travel with a price'),
    online: text(100, 'Online session'),
  }).describe('Below the fee for the first notarization.'),
  hospital: certificateEntry('').describe('In a town that has a hospital.'),
  bring: certificateEntry('What to have ready').describe("Where a service doesn't have its own."),
  where: certificateEntry('').describe('For an online session.'),
});
