import { z } from 'zod';
import { banner, template, words } from './copy';

const headings = z
  .strictObject({
    about: words('Above the introduction.', 40),
    documents: words('Above the common documents.', 40),
    included: words('Above what is included.', 40),
    extras: words('Above the extras.', 40),
    bring: words('Above the list of what to bring.', 40),
    visits: words('Above how a visit to an institution goes.', 40),
    officialPages: words('Above the links to pages of government offices.', 40),
    questions: words('Above the questions.', 40),
    related: words('Above the other services.', 40),
  })
  .describe('The headings of the sections.')
  .meta({ hint: '' });

const online = z
  .strictObject({
    where: words('The answer to "Where".'),
    cost: template('The answer to "Cost", with the fee for one notarization.', ['fee'], 120),
  })
  .describe('The sheet of an online service.')
  .meta({ title: 'Online service', hint: 'The sheet beside its heading.' });

const bring = z
  .strictObject({
    whereSigned: words('What the list asks first.', 40).meta({
      title: 'First question',
      hint: 'What the list asks.',
    }),
    unsure: words('The answer that chooses no state.', 40).meta({ title: 'Not sure' }),
  })
  .describe('The list of what to bring.')
  .meta({ title: 'What to bring', hint: '' });

const questionWithLink = (help: string, title: string, hint: string) =>
  z
    .strictObject({
      question: words('The question.', 60).meta({ hint: '' }),
      link: words('The link after it.', 60),
    })
    .describe(help)
    .meta({ title, hint });

/** content/pages/service.yaml: what every service's page shares. */
export const servicePage = z.strictObject({
  eyebrow: words('Above the heading.', 60).meta({ title: 'Line above the heading', hint: '' }),
  headings,
  extrasNote: words('Above the list of extras: what they cost.', 120).meta({
    title: 'Note on extras',
  }),
  online,
  bring,
  callFirst: words('Before the text on whom to call ahead of a visit.', 40),
  towns: questionWithLink(
    'Below the questions: the link to the towns.',
    'Link to the towns',
    'Below the questions.',
  ),
  somethingElse: questionWithLink(
    'Below the other services: the link to the contact page.',
    'Link to the contact page',
    'Below the other services.',
  ),
  banner,
});
export type ServiceCopy = z.infer<typeof servicePage>;
