import * as z from 'zod';
import { group } from '../labeled';
import { banner, eyebrow, questionWithLink, template, words } from './copy';

const label = (title = '') =>
  words(60, title).describe('Before the answer. Shown once there is one.');

/** content/pages/service.yaml: what every service's page shares. */
export const servicePage = group("Every service's page", {
  eyebrow,
  headings: z.strictObject({
    about: words(40).describe('Above the introduction.'),
    documents: words(40).describe('Above the common documents.'),
    included: words(40).describe('Above what is included.'),
    extras: words(40).describe('Above the extras.'),
    bring: words(40).describe('Above the list of what to have ready.'),
    visits: words(40).describe('Above how a visit to an institution goes.'),
    officialPages: words(40).describe('Above the links to pages of government offices.'),
    questions: words(40).describe('Above the questions.'),
    related: words(40).describe('Above the other services.'),
  }),
  extrasNote: words(120, 'Note on extras').describe('Above the list of extras: what they cost.'),
  bring: group('What to have ready', {
    inState: template(['state'], 40, 'In a state').describe("Above a state's own rules."),
  }),
  towns: questionWithLink('Link to the towns').describe('Below the questions.'),
  somethingElse: questionWithLink('Link to the contact page').describe('Below the other services.'),
  officers: group('Offices that order signings', {
    heading: words(60),
    how: words(500, 'How to order').describe('And what happens then.'),
    labels: group('Words before the answers', {
      counties: label(),
      commissions: label(),
      who: label('Who comes'),
      scanBacks: label('Scans of what was signed'),
      dualTrays: label('Letter and legal size'),
      turnaround: label(),
      afterHours: label('Nights and holidays'),
      onRecord: label('Also on record'),
    }),
    commission: template(['state', 'date'], 60).describe('A commission and its last valid day.'),
  }).describe('On the pages of services that offices order.'),
  banner,
});
