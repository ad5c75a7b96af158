import type * as z from 'zod';
import { line } from './fields';
import { group, labeled } from './labeled';

/** A question by its `title`; the description says what the answer should say. */
const answer = (title: string) => labeled(line(5, 300).nullable(), title);

/** Questions visitors ask that only the owner can answer. */
export const answers = group('Answers to common questions', {
  who: answer('Who comes').describe('Say what you show at the door, and whether you come alone.'),
  afterHours: answer('Nights and holidays').describe(
    'Say whether you come at night or on holidays, and what that costs.',
  ),
  waiting: answer('Waiting').describe(
    "Say what happens if you run late or a signer isn't ready, and whether you charge for waiting.",
  ),
  cancellation: answer('Changes and cancellations').describe(
    'Say what a changed or canceled visit costs, such as "Free until we leave. After that, the travel fee." The terms of service say the same.',
  ),
  printing: answer('Printing').describe(
    'Say whether you print documents, what that costs and how to send them.',
  ),
  receipts: answer('Receipts and deposits').describe(
    'Say whether you give receipts, take deposits or send invoices.',
  ),
  rejected: answer('Rejected notarizations').describe(
    'Say what you do if an office rejects one of your notarizations.',
  ),
}).describe(
  'Only you can answer these. A question appears on the contact page once you answer it.',
);
export type Answers = z.infer<typeof answers>;

/** What offices that order signings ask as well. */
export const officers = group('Offices that order signings', {
  fee: answer('Fee for a signing').describe('Say what it costs an office, and what is in it.'),
  scanBacks: answer('Scans of what was signed (scan-backs)').describe(
    'Say whether you scan what was signed, and how soon.',
  ),
  dualTrays: answer('Letter and legal size (dual trays)').describe(
    'Say whether letter and legal pages print on their own size.',
  ),
  turnaround: answer('Turnaround').describe(
    'Say how soon you answer, and when the package goes back.',
  ),
  w9: answer('W-9').describe('Say how an office gets your W-9.'),
}).describe(
  'On the pages that offices order from. Until you answer one, they are told to ask you.',
);
