import { z } from 'zod';
import { pageFile, template, words } from './copy';

const consequence = z
  .strictObject({
    prepares: words("While you've named no web address where messages go.", 240).meta({
      title: 'If it prepares a message',
    }),
    delivers: template(
      "Once you've named a web address where messages go; the host is part of it.",
      ['host', 'privacyPolicy'],
      240,
    ).meta({ title: 'If it sends the message' }),
    privacyPolicy: words('In the middle of that sentence.', 40).meta({
      title: 'Link to the privacy policy',
    }),
  })
  .describe('Said above the form.')
  .meta({ title: 'What the button does' });

const titleAndText = {
  title: words('', 60).meta({ title: 'Heading' }),
  text: template('The number is the button that shows or dials it.', ['number'], 400),
};
const panel = (help: string) => z.strictObject(titleAndText).describe(help);

const form = z
  .strictObject({
    documentTypes: z
      .array(words('', 40).meta({ title: 'Kind of document' }))
      .min(1)
      .describe('What a visitor can choose from.')
      .meta({ title: 'Kinds of documents' }),
    subject: template('When the page prepares one.', ['name'], 60).meta({
      title: 'Subject of the email',
    }),
    delivered: panel('Shown once a message has arrived.'),
    ready: panel('Shown when a message is ready for the visitor to send.'),
    notSent: panel("Shown when a message definitely wasn't sent."),
    unconfirmed: panel('Shown when a message may or may not have arrived.'),
    problem: words('Above the list of fields to correct.', 60).meta({ title: 'Fields to correct' }),
    prepare: words('While the page sends nothing itself.', 40).meta({ title: 'Button' }),
    send: words('Once it sends messages.', 40).meta({ title: 'Button that sends' }),
    tooLong: words('If a text or an email has no room for all of it. A button copies it.').meta({
      title: 'Long message',
    }),
  })
  .describe("What the form itself says. Its labels can't be changed here.");

/** content/pages/message-form.yaml: the message form of the contact page. */
export const messageForm = pageFile('Message form', {
  heading: words('Above the form.', 40),
  instructions: words('Below the heading.'),
  consequence,
  form,
});
export type MessageSectionCopy = z.infer<typeof messageForm>;
export type MessageFormCopy = z.infer<typeof form>;
