import { z } from 'zod';
import { line } from './fields';

const answer = (help: string) => line(5, 300).nullable().describe(help);

/** Questions visitors ask that only the owner can answer. */
export const answers = z
  .strictObject({
    who: answer('Say what you show at the door, and whether you come alone.'),
    afterHours: answer('Say whether you come at night or on holidays, and what that costs.'),
    waiting: answer(
      "Say what happens if you run late or a signer isn't ready, and whether you charge for waiting.",
    ),
    cancellation: answer(
      'Say what a changed or canceled visit costs, such as "Free until we leave. After that, the travel fee." Compare it with content/legal/terms-of-service.md.',
    ),
    printing: answer('Say whether you print documents, what that costs and how to send them.'),
    receipts: answer('Say whether you give receipts, take deposits or send invoices.'),
    rejected: answer('Say what you do if an office rejects one of your notarizations.'),
    titleCompanies: answer(
      'For title companies: say what insurance and background check you really have, and whether you do scan-backs.',
    ),
  })
  .describe(
    'What visitors ask that only you can answer. A question appears on the site once you answer it.',
  );
export type Answers = z.infer<typeof answers>;
