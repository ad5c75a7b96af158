import { z } from 'zod';
import { head, heading, pageFile, template, words } from './copy';

const headings = z.strictObject({
  hours: words('Above the hours.', 40),
  questions: words('Above the questions, such as how clients pay.', 40),
  whatToSay: words('Above the list of what to tell you.', 40),
  meetingPoint: words('Above the place directions lead to.', 40),
});

const question = (title: string) => words('', 70).meta({ title });

const questions = z
  .strictObject({
    who: question('Who comes'),
    payments: question('Forms of payment'),
    receipts: question('Receipts and deposits'),
    languages: question('Languages'),
    afterHours: question('Nights and holidays'),
    waiting: question('Waiting'),
    cancellation: question('Changes and cancellations'),
    printing: question('Printing'),
    rejected: question('Rejected notarizations'),
    titleCompanies: question('Title companies'),
  })
  .describe('Each is shown once you answer it, in this order.');

const whoComes = z
  .strictObject({
    since: template('Below the name.', ['year'], 60).meta({ title: 'Since when' }),
    car: words('Below the picture of the car.', 60).meta({ title: 'Below the car' }),
  })
  .describe("Shown once you've said who.");

const whatToSay = z
  .strictObject({
    items: z
      .array(words('').meta({ title: 'Item' }))
      .min(1)
      .meta({ title: 'List' }),
    privacy: words('Below the list.', 240).meta({ title: 'Note on privacy' }),
  })
  .describe('What a first call or text should say.');

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = pageFile('Contact page', {
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
