import { z } from 'zod';
import { banner, pageFile, template, words } from './copy';

const headings = z.strictObject({
  about: words('Above the introduction.', 40),
  documents: words('Above the common documents.', 40),
  included: words('Above what is included.', 40),
  extras: words('Above the extras.', 40),
  bring: words('Above the list of what to have ready.', 40),
  visits: words('Above how a visit to an institution goes.', 40),
  officialPages: words('Above the links to pages of government offices.', 40),
  questions: words('Above the questions.', 40),
  related: words('Above the other services.', 40),
});

const online = z
  .strictObject({
    where: words('The answer to "Where".'),
    cost: template('The answer to "Cost", with the fee for one notarization.', ['fee'], 120),
  })
  .describe('The sheet beside its heading.')
  .meta({ title: 'Online service' });

const bring = z
  .strictObject({
    inState: template("Above a state's own rules.", ['state'], 40).meta({ title: 'In a state' }),
  })
  .meta({ title: 'What to have ready' });

const label = words('Before the answer. Shown once there is one.', 60);

const officers = z
  .strictObject({
    heading: words('', 40),
    summary: words('Opens the answers and the link to order.', 60),
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
    commission: template('A commission and its last valid day.', ['state', 'date'], 60),
    order: words('Leads to the message form, with the lines of an order.', 60),
    orderLines: z
      .array(words('A colon follows, and what the office adds.', 60).meta({ title: 'Line' }))
      .min(1),
  })
  .describe('On the pages of services that offices order.')
  .meta({ title: 'Offices that order signings' });

const questionWithLink = (title: string, help: string) =>
  z
    .strictObject({
      question: words('', 60),
      link: words('The link after it.', 60),
    })
    .describe(help)
    .meta({ title });

/** content/pages/service.yaml: what every service's page shares. */
export const servicePage = pageFile("Every service's page", {
  eyebrow: words('', 60).meta({ title: 'Line above the heading' }),
  headings,
  extrasNote: words('Above the list of extras: what they cost.', 120).meta({
    title: 'Note on extras',
  }),
  more: template('Opens the rest of a long list.', ['count'], 40),
  online,
  bring,
  callFirst: words('Before the text on whom to call ahead of a visit.', 40),
  towns: questionWithLink('Link to the towns', 'Below the questions.'),
  somethingElse: questionWithLink('Link to the contact page', 'Below the other services.'),
  officers,
  banner,
});
export type ServiceCopy = z.infer<typeof servicePage>;
