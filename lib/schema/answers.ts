import type { z } from 'zod';
import { line } from './fields';
import { group, labeled } from './labeled';

/** A question by its `title`; the description says what the answer should say. */
const answer = (help: string, title: string) => labeled(line(5, 300).nullable(), help, title);

/** Questions visitors ask that only the owner can answer. */
export const answers = group(
  'Only you can answer these. A question appears on the contact page once you answer it.',
  'Answers to common questions',
  {
    who: answer('Say what you show at the door, and whether you come alone.', 'Who comes'),
    afterHours: answer(
      'Say whether you come at night or on holidays, and what that costs.',
      'Nights and holidays',
    ),
    waiting: answer(
      "Say what happens if you run late or a signer isn't ready, and whether you charge for waiting.",
      'Waiting',
    ),
    cancellation: answer(
      'Say what a changed or canceled visit costs, such as "Free until we leave. After that, the travel fee." The terms of service say the same.',
      'Changes and cancellations',
    ),
    printing: answer(
      'Say whether you print documents, what that costs and how to send them.',
      'Printing',
    ),
    receipts: answer(
      'Say whether you give receipts, take deposits or send invoices.',
      'Receipts and deposits',
    ),
    rejected: answer(
      'Say what you do if an office rejects one of your notarizations.',
      'Rejected notarizations',
    ),
  },
);
export type Answers = z.infer<typeof answers>;

/** What offices that order signings ask as well. */
export const officers = group(
  'On the pages of services that offices order, each is shown once you answer it.',
  'Offices that order signings',
  {
    scanBacks: answer('Say whether you scan what was signed, and how soon.', 'Scan-backs'),
    dualTrays: answer('Say whether letter and legal pages print on their own size.', 'Dual trays'),
    titleCompanies: answer(
      'Say what insurance and background check you really have.',
      'Insurance and background check',
    ),
    turnaround: answer('Say how soon you answer, and when the package goes back.', 'Turnaround'),
  },
);
