import { z } from 'zod';
import { pageFile, template, words } from './copy';

const label = (title: string) => words('', 24).meta({ title });
const choices = (title: string) =>
  z
    .array(words('', 40).meta({ title: 'Answer' }))
    .min(2)
    .meta({ title });

/** content/pages/inquiry.yaml: what a visitor has chosen on this site, as one message. */
export const inquiry = pageFile('Visit in one message', {
  heading: words('On the sheet of short answers, once a visitor has chosen something.', 40),
  labels: z
    .strictObject({
      town: label('Town'),
      place: label('Kind of place'),
      service: label('Service'),
      signing: label('Documents and signers'),
      when: label('How soon'),
      id: label('Government ID'),
      estimate: label('Estimate'),
      ready: label('Checklist'),
      order: label('Order of a title company'),
    })
    .describe('Before each line of the message.'),
  choices: z
    .strictObject({
      place: choices('Kinds of places'),
      when: choices('How soon').describe('The first is a priority visit.'),
      id: choices('Government ID').describe('The first says that each signer has one.'),
    })
    .describe('What a visitor can choose from.')
    .meta({ title: 'Answers' }),
  open: words('Before the list of what is missing.', 24).meta({
    title: 'Not answered yet',
  }),
  plusTravel: template('The estimate while travel is quoted first.', ['total'], 60).meta({
    title: 'Estimate without travel',
  }),
  ready: template('How much of the checklist is checked.', ['count', 'all'], 60).meta({
    title: 'Checked items',
  }),
  note: template('Printed below the list.', ['date'], 200),
  write: words('Leads to the message.', 40).meta({ title: 'Link to the message' }),
  print: words('', 30).meta({ title: 'Button that prints' }),
  clear: words('', 30).meta({ title: 'Button that clears' }),
  cleared: words('In place of the list, once it is cleared.', 60).meta({ title: 'Cleared' }),
  send: words('Below the message, before the buttons that send it as it is.', 120),
  subject: words('Of an email without a name.', 60),
});
export type InquiryCopy = z.infer<typeof inquiry>;

/** What a visitor has chosen, by the labels of its parts; without line breaks, but for the order. */
export type Inquiry = { readonly [Part in keyof InquiryCopy['labels']]?: string };
