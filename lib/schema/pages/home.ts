import * as z from 'zod';
import { group, labeled } from '../labeled';
import { banner, head, template, text } from './copy';

const step = group('Step', {
  title: text(40, 'Heading').describe('What happens, in a few words.'),
  text: text(200).describe('The same in a sentence or two.'),
});

/** content/pages/home.yaml: the home page; business/about.yaml has its heading and description. */
export const homePage = group('Home page', {
  title: head.title,
  eyebrow: template(['homeTown'], 60, 'Small words above the heading'),
  lead: text(240, 'Introduction').describe('Below the heading.'),
  visits: group('Hospital, nursing home or jail', {
    question: text(60),
    link: text(60).describe('Leads to how such a visit goes.'),
  }),
  services: text(160, 'Above the services').describe('Below their heading.'),
  area: template(['homeTown', 'count'], 240, 'Service area').describe(
    'Beside the map, above the main towns; {count} is such as "34 towns".',
  ),
  steps: labeled(z.array(step).min(2).max(6), 'How a visit goes').describe(
    'In 2 to 6 steps, below the text about you.',
  ),
  signature: text(60, 'Below the X').describe('In the dark band, where the line of the page ends.'),
  banner,
});
