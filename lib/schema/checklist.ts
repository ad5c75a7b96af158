import { z } from 'zod';
import { isoDate, line, slug, stateCode } from './fields';

/** How a notary and a signer meet. */
const meeting = z.enum(['in person', 'online', 'either']);

const checklistItem = z.strictObject({
  text: line(10, 240),
  /** Where the rule stands: a statute, the name of a page, or that it is good practice. */
  source: line(5, 120),
  /** The one state whose rule it is; without it, of both. */
  states: z.tuple([stateCode]).optional(),
  /** The services that it belongs to; without it, all that meet in this way. */
  services: z.array(slug).min(1).optional(),
  meeting: meeting.default('in person'),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what somebody brings to a signing. */
export const checklistFile = z.strictObject({
  items: z.array(checklistItem).min(1),
  updated: isoDate,
});
