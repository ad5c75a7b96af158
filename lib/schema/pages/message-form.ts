import { z } from 'zod';
import { file, group, labeled } from '../labeled';
import { template, words } from './copy';

const titleAndText = {
  title: words(60, '', 'Heading'),
  text: template(['number'], 400, 'The number is the button that shows or dials it.'),
};

const panel = (help: string) => group(help, '', titleAndText);

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = file('Message form', {
  heading: words(40, 'Above the form.'),
  instructions: words(120, 'Below the heading.'),
  consequence: group('Said above the form.', 'What the button does', {
    prepares: words(
      240,
      "While you've named no web address where messages go.",
      'If it prepares a message',
    ),
    delivers: template(
      ['host', 'privacyPolicy'],
      240,
      "Once you've named a web address where messages go; the host is part of it.",
      'If it sends the message',
    ),
    privacyPolicy: words(40, 'In the middle of that sentence.', 'Link to the privacy policy'),
  }),
  form: group("What the form itself says. Its labels can't be changed here.", '', {
    documentTypes: labeled(
      z.array(words(40, '', 'Kind of document')).min(1),
      'What a visitor can choose from.',
      'Kinds of documents',
    ),
    subject: template(['name'], 60, 'When the page prepares one.', 'Subject of the email'),
    delivered: panel('Shown once a message has arrived.'),
    ready: panel('Shown when a message is ready for the visitor to send.'),
    notSent: panel("Shown when a message definitely wasn't sent."),
    unconfirmed: panel('Shown when a message may or may not have arrived.'),
    problem: words(60, 'Above the list of fields to correct.', 'Fields to correct'),
    prepare: words(40, 'While the page sends nothing itself.', 'Button'),
    send: words(40, 'Once it sends messages.', 'Button that sends'),
    tooLong: words(
      120,
      'If a text or an email has no room for all of it. A button copies it.',
      'Long message',
    ),
  }),
});
