import * as z from 'zod';
import { group, labeled } from '../labeled';
import { template, words } from './copy';

const thanks = (help: string) =>
  group('', {
    title: words(80, 'Heading'),
    text: template(['number'], 400).describe('The number is the button that shows or dials it.'),
  }).describe(help);

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = group('Message form', {
  heading: words(40).describe('Above the form.'),
  instructions: words(120).describe('Below the heading.'),
  consequence: group('What the button does', {
    prepares: words(240, 'If it prepares a message').describe(
      "While you've named no web address where messages go.",
    ),
    delivers: template(['host', 'privacyPolicy'], 240, 'If it sends the message').describe(
      "Once you've named a web address where messages go; the host is part of it.",
    ),
    privacyPolicy: words(40, 'Link to the privacy policy').describe(
      'In the middle of that sentence.',
    ),
  }).describe('Said above the form.'),
  documentTypes: labeled(
    z.array(words(40, 'Kind of document')).min(1),
    'Kinds of documents',
  ).describe('What a visitor can choose from.'),
  delivered: thanks('Shown once a message has arrived. It begins with thanks.'),
  ready: thanks('Shown when a message is ready for the visitor to send. It begins with thanks.'),
});
