import { z } from 'zod';
import { file, group, labeled } from '../labeled';
import { template, words } from './copy';

const label = (title: string) => words(24, '', title);
const choices = (title: string) => labeled(z.array(words(40, '', 'Answer')).min(2), '', title);

/** content/pages/inquiry.yaml: what a visitor has chosen on this site, as one message. */
export const inquiry = file('Visit in one message', {
  heading: words(40, 'On the sheet of short answers, once a visitor has chosen something.'),
  labels: group('Before each line of the message.', '', {
    town: label('Town'),
    place: label('Kind of place'),
    service: label('Service'),
    signing: label('Documents and signers'),
    when: label('How soon'),
    id: label('Government ID'),
    estimate: label('Estimate'),
    ready: label('Checklist'),
    order: label('Order of a title company'),
  }),
  choices: group('What a visitor can choose from.', 'Answers', {
    place: choices('Kinds of places'),
    when: labeled(choices('How soon'), 'The first is a priority visit.'),
    id: labeled(choices('Government ID'), 'The first says that each signer has one.'),
  }),
  open: words(24, 'Before the list of what is missing.', 'Not answered yet'),
  plusTravel: template(
    ['total'],
    60,
    'The estimate while travel is quoted first.',
    'Estimate without travel',
  ),
  ready: template(['count', 'all'], 60, 'How much of the checklist is checked.', 'Checked items'),
  note: template(['date'], 200, 'Printed below the list.'),
  write: words(40, 'Leads to the message.', 'Link to the message'),
  print: words(30, '', 'Button that prints'),
  clear: words(30, '', 'Button that clears'),
  cleared: words(60, 'In place of the list, once it is cleared.'),
  send: words(120, 'Below the message, before the buttons that send it as it is.'),
  subject: words(60, 'Of an email without a name.'),
});

/** What a visitor has chosen, by the labels of its parts; without line breaks, but for the order. */
export type Inquiry = { readonly [Part in keyof z.infer<typeof inquiry>['labels']]?: string };
