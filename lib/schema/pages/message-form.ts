import { z } from 'zod';
import { template, words } from './copy';

const consequence = z
  .strictObject({
    prepares: words('While business.yaml has no `delivery`.', 240).meta({
      title: 'If it prepares a message',
      hint: "While you've named no web address where messages go.",
    }),
    delivers: template(
      'While it has one; the host is the one in `delivery`.',
      ['host', 'privacyPolicy'],
      240,
    ).meta({
      title: 'If it sends the message',
      hint: "Once you've named a web address where messages go; the host is part of it. You can use {host}, {privacyPolicy}.",
    }),
    privacyPolicy: words(
      'The link to the privacy policy, in the middle of that sentence.',
      40,
    ).meta({ title: 'Link to the privacy policy', hint: 'In the middle of that sentence.' }),
  })
  .describe('What the button does, said above the form.')
  .meta({ title: 'What the button does', hint: 'Said above the form.' });

const titleAndText = {
  title: words('Its heading.', 60).meta({ title: 'Heading', hint: '' }),
  text: template(
    'Its text; the number is the button that shows or dials it.',
    ['number'],
    400,
  ).meta({
    hint: 'The number is the button that shows or dials it. You can use {number}.',
  }),
};
const panel = (help: string) => z.strictObject(titleAndText).describe(help);

const form = z
  .strictObject({
    documentTypes: z
      .array(words('One item.', 40).meta({ title: 'Kind of document', hint: '' }))
      .min(1)
      .describe('The kinds of documents a visitor can choose from.')
      .meta({ title: 'Kinds of documents', hint: 'What a visitor can choose from.' }),
    subject: template('The subject of an email the page prepares.', ['name'], 60).meta({
      title: 'Subject of the email',
      hint: 'When the page prepares one. You can use {name}.',
    }),
    delivered: panel('Shown once a message has arrived.'),
    ready: panel('Shown when a message is ready for the visitor to send.'),
    notSent: panel("Shown when a message definitely wasn't sent."),
    unconfirmed: panel('Shown when a message may or may not have arrived.'),
    tooLong: words('If a text or an email has no room for all of it. A button copies it.').meta({
      title: 'Long message',
    }),
  })
  .describe('What the form itself says. Its labels are part of the code.')
  .meta({ hint: "What the form itself says. Its labels can't be changed here." });

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = z.strictObject({
  heading: words('Above the form.', 40),
  instructions: words('Below the heading.'),
  consequence,
  form,
});
export type MessageSectionCopy = z.infer<typeof messageForm>;
export type MessageFormCopy = z.infer<typeof form>;
