import { z } from 'zod';
import { isoDate, line, slug, stateCode } from './fields';

/** How a notary and a signer meet. */
const meeting = z.enum(['in person', 'online', 'either']);

const checklistItem = z.strictObject({
  text: line(10, 240),
  /** Where the rule comes from: a statute, the name of a page, or good practice. */
  source: line(5, 120),
  /** The one state whose rule it is; both states if missing. */
  states: z.tuple([stateCode]).optional(),
  /** The services that it belongs to; all that meet in this way if missing. */
  services: z.array(slug).min(1).optional(),
  meeting: meeting.default('in person'),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what to bring to a signing. */
export const checklistFile = z.strictObject({
  items: z.array(checklistItem).min(1),
  updated: isoDate,
});
