import * as z from 'zod';
import { group, labeled } from '../labeled';
import { template, words } from './copy';

const titleAndText = {
  title: words(80, 'Heading'),
  text: template(['number'], 400).describe('The number is the button that shows or dials it.'),
};

const panel = (help: string) => group('', titleAndText).describe(help);

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
  form: group('', {
    documentTypes: labeled(
      z.array(words(40, 'Kind of document')).min(1),
      'Kinds of documents',
    ).describe('What a visitor can choose from.'),
    subject: template(['name'], 60, 'Subject of the email').describe('When the page prepares one.'),
    delivered: panel('Shown once a message has arrived. It begins with thanks.'),
    ready: panel('Shown when a message is ready for the visitor to send. It begins with thanks.'),
    notSent: panel("Shown when a message definitely wasn't sent."),
    unconfirmed: panel('Shown when a message may or may not have arrived.'),
    problem: words(60, 'Fields to correct').describe('Above the list of fields to correct.'),
    prepare: words(40, 'Button').describe('While the page sends nothing itself.'),
    send: words(40, 'Button that sends').describe('Once it sends messages.'),
    tooLong: words(120, 'Long message').describe(
      'If a text or an email has no room for all of it. A button copies it.',
    ),
  }).describe("What the form itself says. Its labels can't be changed here."),
});
