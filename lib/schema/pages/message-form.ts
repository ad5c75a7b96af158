import { z } from 'zod';
import { template, words } from './copy';

const consequence = z
  .strictObject({
    prepares: words('While business.yaml has no `delivery`.', 240),
    delivers: template(
      'While it has one; the host is the one in `delivery`.',
      ['host', 'privacyPolicy'],
      240,
    ),
    privacyPolicy: words('The link to the privacy policy, in the middle of that sentence.', 40),
  })
  .describe('What the button does, said above the form.');

const titleAndText = {
  title: words('Its heading.', 60),
  text: template('Its text; the number is a link that dials it.', ['number'], 400),
};
const panel = (help: string) => z.strictObject(titleAndText).describe(help);

const tooLong = z
  .strictObject({
    ready: words('Above the message.'),
    failed: words('Below the form, which still has the message.'),
  })
  .describe('Shown when a message is too long for an email the page prepares.');

const form = z
  .strictObject({
    documentTypes: z
      .array(words('One item.', 40))
      .min(1)
      .describe('The kinds of documents a visitor can choose from.'),
    subject: template('The subject of an email the page prepares.', ['name'], 60),
    delivered: panel('Shown once a message has arrived.'),
    ready: panel('Shown when a message is ready for the visitor to send.'),
    notSent: panel("Shown when a message definitely wasn't sent."),
    unconfirmed: panel('Shown when a message may or may not have arrived.'),
    tooLong,
  })
  .describe('What the form itself says. Its labels are part of the code.');

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = z.strictObject({
  heading: words('Above the form.', 40),
  instructions: words('Below the heading.'),
  consequence,
  form,
});
export type MessageSectionCopy = z.infer<typeof messageForm>;
export type MessageFormCopy = z.infer<typeof form>;
