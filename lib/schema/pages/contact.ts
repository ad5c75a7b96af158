import * as z from 'zod';
import { group, labeled } from '../labeled';
import { lead, pageHead, template, text } from './copy';

const question = text(70);

/** A question whose answer is the same for every business. */
const answered = (title: string) => group(title, { question, answer: text(400) });

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
    items: labeled(z.array(text(120, 'Item')).min(1), 'List'),
    privacy: text(240, 'Note on privacy').describe('Below the list.'),
  }).describe('What a first call or text should say.'),
  meetingPoint: template(['place', 'address'], 300).describe(
    'The place directions lead to; the address is a link to a map.',
  ),
});

const thanks = (help: string) =>
  group('', {
    title: text(80, 'Heading'),
    text: template(['number'], 400).describe('The number is the button that shows or dials it.'),
  }).describe(help);

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = group('Message form', {
  heading: text(40).describe('Above the form.'),
  instructions: text(120).describe('Below the heading.'),
  consequence: group('What the button does', {
    prepares: text(240, 'If it prepares a message').describe(
      "While you've named no web address where messages go.",
    ),
    delivers: template(['host', 'privacyPolicy'], 240, 'If it sends the message').describe(
      "Once you've named a web address where messages go; the host is part of it.",
    ),
    privacyPolicy: text(40, 'Link to the privacy policy').describe(
      'In the middle of that sentence.',
    ),
  }).describe('Said above the form.'),
  documentTypes: labeled(
    z.array(text(40, 'Kind of document')).min(1),
    'Kinds of documents',
  ).describe('What a visitor can choose from.'),
  language: text(200, 'Language').describe(
    'Below the box for the message: that the notary has to talk with each signer directly.',
  ),
  delivered: thanks('Shown once a message has arrived. It begins with thanks.'),
  ready: thanks('Shown when a message is ready for the visitor to send. It begins with thanks.'),
});
