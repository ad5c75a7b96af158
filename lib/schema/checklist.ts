import { z } from 'zod';
import { line, serviceSlug, stateCode, updated } from './fields';

/** How a notary and a signer meet. */
const meeting = z.enum(['in person', 'online', 'either']);

const checklistItem = z
  .strictObject({
    text: line(10, 240).describe('What to have ready, or know before the visit.'),
    source: line(5, 120).describe(
      'Where the rule comes from: a statute, the name of a page, or good practice.',
    ),
    isIdentity: z
      .literal(true)
      .optional()
      .describe(
        "Whether checking it says that each signer has a government ID: a visitor's message then says so.",
      )
      .meta({ title: 'ID of each signer' }),
    states: z
      .tuple([stateCode])
      .optional()
      .describe("Leave it empty if it's the rule in both states.")
      .meta({ title: 'Only in' }),
    services: z
      .array(serviceSlug)
      .min(1)
      .optional()
      .describe('Leave it empty if it applies to every service that meets this way.')
      .meta({ title: 'Only for these services' }),
    meeting: meeting.default('in person').meta({
      title: 'How you meet',
      labels: { 'in person': 'In person', online: 'Online', either: 'Either way' },
    }),
  })
  .meta({ title: 'Item' });
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what to have ready for a signing. */
export const checklistFile = z
  .strictObject({
    items: z
      .array(checklistItem)
      .min(1)
      .describe('In the order pages show it.')
      .meta({ title: 'What to have ready' }),
    updated,
  })
  .meta({ title: 'What to have ready' });
