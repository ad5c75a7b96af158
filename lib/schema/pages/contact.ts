import { z } from 'zod';
import { head, heading, template, words } from './copy';

const headings = z
  .strictObject({
    hours: words('Above the hours.', 40),
    questions: words('Above the questions, such as how clients pay.', 40),
    whatToSay: words('Above the list of what to tell you.', 40),
    meetingPoint: words('Above the place directions lead to.', 40),
  })
  .describe('The headings of the sections.')
  .meta({ hint: '' });

const question = (field: string, title: string) =>
  words(`The question that \`${field}\` in business.yaml answers.`, 70).meta({ title, hint: '' });

const questions = z
  .strictObject({
    who: question('answers.who', 'Who comes'),
    payments: question('payments', 'Forms of payment'),
    receipts: question('answers.receipts', 'Receipts and deposits'),
    languages: question('languages', 'Languages'),
    afterHours: question('answers.afterHours', 'Nights and holidays'),
    waiting: question('answers.waiting', 'Waiting'),
    cancellation: question('answers.cancellation', 'Changes and cancellations'),
    printing: question('answers.printing', 'Printing'),
    rejected: question('answers.rejected', 'Rejected notarizations'),
    titleCompanies: question('answers.titleCompanies', 'Title companies'),
  })
  .describe('Questions shown once business.yaml answers them, in this order.')
  .meta({ hint: 'Each is shown once you answer it, in this order.' });

const whoComes = z
  .strictObject({
    since: template('Below the name.', ['year'], 60).meta({ title: 'Since when' }),
    car: words('Below the picture of the car.', 60).meta({ title: 'Below the car' }),
  })
  .describe('Who comes, once business.yaml says so.')
  .meta({ hint: "Shown once you've said who." });

const whatToSay = z
  .strictObject({
    items: z
      .array(words('One item.').meta({ title: 'Item', hint: '' }))
      .min(1)
      .describe('The list.')
      .meta({ title: 'List', hint: '' }),
    privacy: words('Below the list.', 240).meta({ title: 'Note on privacy' }),
  })
  .describe('What a first call or text should say.');

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = z.strictObject({
  ...head,
  heading: heading(40),
  lead: words('Below the heading.', 300).meta({ title: 'Introduction' }),
  headings,
  whoComes,
  questions,
  whatToSay,
  meetingPoint: template(
    'The place directions lead to; the address is a link to a map.',
    ['place', 'address'],
    300,
  ),
});
export type ContactCopy = z.infer<typeof contactPage>;
