import { z } from 'zod';
import { file, group } from '../labeled';
import { banner, eyebrow, questionWithLink, template, words } from './copy';

const label = words(60, 'Before the answer. Shown once there is one.');

/** content/pages/service.yaml: what every service's page shares. */
export const servicePage = file("Every service's page", {
  eyebrow,
  headings: z.strictObject({
    about: words(40, 'Above the introduction.'),
    documents: words(40, 'Above the common documents.'),
    included: words(40, 'Above what is included.'),
    extras: words(40, 'Above the extras.'),
    bring: words(40, 'Above the list of what to have ready.'),
    visits: words(40, 'Above how a visit to an institution goes.'),
    officialPages: words(40, 'Above the links to pages of government offices.'),
    questions: words(40, 'Above the questions.'),
    related: words(40, 'Above the other services.'),
  }),
  extrasNote: words(120, 'Above the list of extras: what they cost.', 'Note on extras'),
  more: template(['count'], 40, 'Opens the rest of a long list.'),
  online: group('The sheet beside its heading.', 'Online service', {
    where: words(120, 'The answer to "Where".'),
    cost: template(['fee'], 120, 'The answer to "Cost", with the fee for one notarization.'),
  }),
  bring: group('', 'What to have ready', {
    inState: template(['state'], 40, "Above a state's own rules.", 'In a state'),
  }),
  callFirst: words(40, 'Before the text on whom to call ahead of a visit.'),
  towns: questionWithLink('Below the questions.', 'Link to the towns'),
  somethingElse: questionWithLink('Below the other services.', 'Link to the contact page'),
  officers: group('On the pages of services that offices order.', 'Offices that order signings', {
    heading: words(40),
    summary: words(60, 'Opens the answers and the link to order.'),
    labels: z.strictObject({
      counties: label,
      commissions: label,
      who: label,
      scanBacks: label,
      dualTrays: label,
      turnaround: label,
      afterHours: label,
      titleCompanies: label,
    }),
    commission: template(['state', 'date'], 60, 'A commission and its last valid day.'),
    order: words(60, 'Leads to the message form, with the lines of an order.'),
    orderLines: z.array(words(60, 'A colon follows, and what the office adds.', 'Line')).min(1),
  }),
  banner,
});
