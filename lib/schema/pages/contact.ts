import { z } from 'zod';
import { head, heading, pageFile, template, words } from './copy';

const headings = z.strictObject({
  questions: words('Above the questions, such as how clients pay.', 40),
  whatToSay: words('Above the list of what to tell you.', 40),
  meetingPoint: words('Above the place directions lead to.', 40),
});

const question = words('', 70);

/** A question whose answer is the same for every business. */
const answered = (title: string) =>
  z.strictObject({ question, answer: words('', 240) }).meta({ title });

/** A question the owner answers. */
const open = (title: string) => z.strictObject({ question }).meta({ title });

/** The same, with what the page says until then. */
const openUntil = (title: string) =>
  z
    .strictObject({
      question,
      until: words('Shown until you answer it.', 240).meta({ title: 'Answer until then' }),
    })
    .meta({ title });

const questions = z
  .strictObject({
    urgent: answered('How soon'),
    travel: answered('Travel'),
    payments: openUntil('Forms of payment'),
    who: openUntil('Who comes'),
    languages: openUntil('Languages'),
    cancellation: open('Changes and cancellations'),
    receipts: open('Receipts and deposits'),
    afterHours: open('Nights and holidays'),
    waiting: open('Waiting'),
    printing: open('Printing'),
    rejected: open('Rejected notarizations'),
  })
  .describe('In this order; those without an answer are shown once you answer them.');

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
  directions: words('The link to directions there.', 60),
});
export type ContactCopy = z.infer<typeof contactPage>;
