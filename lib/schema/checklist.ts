import { z } from 'zod';
import { line, slug, stateCode, updated } from './fields';

/** How a notary and a signer meet. */
const meeting = z.enum(['in person', 'online', 'either']);

const checklistItem = z.strictObject({
  text: line(10, 240).describe('What to bring, or to know before the visit.'),
  source: line(5, 120).describe(
    'Where the rule comes from: a statute, the name of a page, or good practice.',
  ),
  states: z
    .tuple([stateCode])
    .optional()
    .describe(
      'The one state whose rule it is, such as [OR]. Leave it out if it is the rule in both.',
    ),
  services: z
    .array(slug)
    .min(1)
    .optional()
    .describe(
      'The services that it belongs to, by the names of their files in content/services. Leave it out if it belongs to all that meet in this way.',
    ),
  meeting: meeting
    .default('in person')
    .describe('How notary and signer meet: `in person` (also if left out), `online` or `either`.'),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what to bring to a signing. */
export const checklistFile = z.strictObject({
  items: z.array(checklistItem).min(1).describe('What to bring, in the order of the pages.'),
  updated,
});
