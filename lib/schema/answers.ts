import { z } from 'zod';
import { line } from './fields';

const answer = (help: string) => line(5, 300).nullable().describe(help);

/** Questions that visitors ask and only the owner can answer. */
export const answers = z
  .strictObject({
    who: answer('Say what you show at the door, and whether you come alone.'),
    afterHours: answer('Say whether you come at night or on holidays, and what that costs.'),
    waiting: answer(
      'Say what happens if you run late or a signer is not ready, and whether waiting costs anything.',
    ),
    cancellation: answer(
      'Say what a changed or canceled visit costs, such as "Free until we leave. After that, the travel fee." Compare it with content/legal/terms-of-service.md.',
    ),
    printing: answer('Say whether you print documents, what that costs and how to send them.'),
    receipts: answer('Say whether you give receipts, take deposits or send invoices.'),
    rejected: answer('Say what you do if an office rejects a notarization of yours.'),
    titleCompanies: answer(
      'For title companies: say what insurance and background check you really have, and whether you do scan-backs.',
    ),
  })
  .describe(
    'What visitors ask and only you can answer. No page shows a question without an answer.',
  );
export type Answers = z.infer<typeof answers>;
