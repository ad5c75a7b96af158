import * as z from 'zod';
import { group, labeled } from '../labeled';
import { lead, listHead, template, words } from './copy';

const question = words(70);

/** A question whose answer is the same for every business. */
const answered = (title: string) => group(title, { question, answer: words(400) });

/** A question the owner answers. */
const open = (title: string) => group(title, { question });

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = group('Contact page', {
  ...listHead,
  heading: words(40),
  lead,
  headings: z.strictObject({
    questions: words(40).describe('Above the questions, such as how clients pay.'),
    whatToSay: words(40).describe('Above the list of what to tell you.'),
    meetingPoint: words(40).describe('Above the place directions lead to.'),
    profiles: words(40, 'Pages on other sites').describe('Above the links to them.'),
  }),
  whoComes: group('', {
    since: template(['year'], 60, 'Since when').describe('Below the name.'),
    car: words(60, 'Below the car').describe('Below the picture of the car.'),
  }).describe("Shown once you've said who."),
  questions: group('', {
    urgent: answered('How soon'),
    cost: answered('Cost'),
    signing: answered('Signed beforehand'),
    document: answered('Choosing a document'),
    accessibility: answered('Accessibility'),
    payments: open('Forms of payment'),
    who: open('Who comes'),
    languages: open('Languages'),
    cancellation: open('Changes and cancellations'),
    receipts: open('Receipts and deposits'),
    afterHours: open('Nights and holidays'),
    waiting: open('Waiting'),
    printing: open('Printing'),
    rejected: open('Rejected notarizations'),
  }).describe('In this order; those without an answer are shown once you answer them.'),
  whatToSay: group('', {
    items: labeled(z.array(words(120, 'Item')).min(1), 'List'),
    privacy: words(240, 'Note on privacy').describe('Below the list.'),
  }).describe('What a first call or text should say.'),
  meetingPoint: template(['place', 'address'], 300).describe(
    'The place directions lead to; the address is a link to a map.',
  ),
  directions: words(60).describe('The link to directions there.'),
});
