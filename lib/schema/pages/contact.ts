import * as z from 'zod';
import { group, labeled } from '../labeled';
import { lead, pageHead, template, words } from './copy';

const question = words(70);

/** A question whose answer is the same for every business. */
const answered = (title: string) => group(title, { question, answer: words(400) });

/** A question the owner answers. */
const open = (title: string) => group(title, { question });

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = group('Contact page', {
  ...pageHead,
  lead,
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
  whatToSay: group('What to tell us', {
    items: labeled(z.array(words(120, 'Item')).min(1), 'List'),
    privacy: words(240, 'Note on privacy').describe('Below the list.'),
  }).describe('What a first call or text should say.'),
  meetingPoint: template(['place', 'address'], 300).describe(
    'The place directions lead to; the address is a link to a map.',
  ),
});
