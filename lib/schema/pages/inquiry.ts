import type * as z from 'zod';
import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/inquiry.yaml: what a visitor has chosen on this site, as a message that can be changed. */
export const inquiry = group('Message put together', {
  write: words(40, 'Link to the message').describe('Leads to the message.'),
  hello: words(120, 'Beginning'),
  town: template(['town'], 80).describe('If a town was chosen.'),
  when: words(80, 'How soon').describe('If priority was chosen.'),
  signing: template(['documents', 'people'], 80, 'Documents and signers').describe(
    'Such as "2 documents" and "1 person".',
  ),
  id: words(80, 'Government ID').describe('If it was checked off.'),
  estimate: template(['total'], 120, 'Estimate without travel').describe(
    'What the calculator came to while travel is quoted first.',
  ),
  estimateInAll: template(['total'], 120, 'Estimate').describe(
    'The same if travel has a price or there is none.',
  ),
  address: words(60).describe('A blank to fill in, before its colon.'),
  document: words(60).describe('A blank to fill in, before its colon.'),
  closing: words(120, 'End'),
}).describe(
  'It appears in the message box once a visitor has chosen something. Services and places have sentences of their own.',
);

/** The same with what a message says of the place where it is online; empty while nothing is. */
export type InquiryWords = z.infer<typeof inquiry> & { readonly online: string };

/** What a visitor has chosen on this site, each part in the words of the message. */
export interface Inquiry {
  readonly service?: string;
  readonly town?: string;
  readonly place?: string;
  readonly when?: string;
  readonly signing?: string;
  readonly id?: string;
  readonly estimate?: string;
  /** What to fill in for this place instead of the address. */
  readonly address?: string;
}
