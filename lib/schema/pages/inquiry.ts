import { z } from 'zod';
import { group, labeled } from '../labeled';
import { template, words } from './copy';

const label = (title: string) => words(24, title);
const choices = (title: string) => labeled(z.array(words(40, 'Answer')).min(2), title);

/** content/pages/inquiry.yaml: what a visitor has chosen on this site, as one message. */
export const inquiry = group('Visit in one message', {
  heading: words(40).describe(
    'On the sheet of short answers, once a visitor has chosen something.',
  ),
  labels: group('', {
    town: label('Town'),
    place: label('Kind of place'),
    service: label('Service'),
    signing: label('Documents and signers'),
    when: label('How soon'),
    id: label('Government ID'),
    estimate: label('Estimate'),
    ready: label('Checklist'),
    order: label('Order of a title company'),
  }).describe('Before each line of the message.'),
  choices: group('Answers', {
    place: choices('Kinds of places'),
    when: choices('How soon').describe('The first is a priority visit.'),
    id: choices('Government ID').describe('The first says that each signer has one.'),
  }).describe('What a visitor can choose from.'),
  open: words(24, 'Not answered yet').describe('Before the list of what is missing.'),
  plusTravel: template(['total'], 60, 'Estimate without travel').describe(
    'The estimate while travel is quoted first.',
  ),
  ready: template(['count', 'all'], 60, 'Checked items').describe(
    'How much of the checklist is checked.',
  ),
  note: template(['date'], 200).describe('Printed below the list.'),
  write: words(40, 'Link to the message').describe('Leads to the message.'),
  print: words(30, 'Button that prints'),
  clear: words(30, 'Button that clears'),
  cleared: words(60).describe('In place of the list, once it is cleared.'),
  send: words(120).describe('Below the message, before the buttons that send it as it is.'),
  subject: words(60).describe('Of an email without a name.'),
});

/** What a visitor has chosen, by the labels of its parts; without line breaks, but for the order. */
export type Inquiry = { readonly [Part in keyof z.infer<typeof inquiry>['labels']]?: string };
