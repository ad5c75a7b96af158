import { z } from 'zod';
import { head, template, words } from './copy';

const headings = z
  .strictObject({
    hours: words('Above the hours.', 40),
    questions: words('Above the questions, such as how clients pay.', 40),
    whatToSay: words('Above the list of what to tell you.', 40),
    meetingPoint: words('Above the place directions lead to.', 40),
  })
  .describe('The headings of the sections.');

const question = (field: string) =>
  words(`The question that \`${field}\` in business.yaml answers.`, 70);

const questions = z
  .strictObject({
    who: question('answers.who'),
    payments: question('payments'),
    receipts: question('answers.receipts'),
    languages: question('languages'),
    afterHours: question('answers.afterHours'),
    waiting: question('answers.waiting'),
    cancellation: question('answers.cancellation'),
    printing: question('answers.printing'),
    rejected: question('answers.rejected'),
    titleCompanies: question('answers.titleCompanies'),
  })
  .describe('Questions shown once business.yaml answers them, in this order.');

const whoComes = z
  .strictObject({
    since: template('Below the name.', ['year'], 60),
    car: words('Below the picture of the car.', 60),
  })
  .describe('Who comes, once business.yaml says so.');

const whatToSay = z
  .strictObject({
    items: z.array(words('One item.')).min(1).describe('The list.'),
    privacy: words('Below the list.', 240),
  })
  .describe('What a first call or text should say.');

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = z.strictObject({
  ...head,
  heading: words('The heading of the page.', 40),
  lead: words('Below the heading.', 300),
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
