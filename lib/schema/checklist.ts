import * as z from 'zod';
import { line, oneOf, serviceSlug, stateCode, updated } from './fields';
import { group, labeled } from './labeled';

const checklistItem = group('Item', {
  text: line(10, 240).describe('What to have ready, or know before the visit.'),
  source: line(5, 120).describe(
    'Where the rule comes from: a statute, the name of a page, or good practice.',
  ),
  isIdentity: labeled(z.boolean().default(false), 'It asks for the ID of each signer').describe(
    'If a visitor checks this item, the message to you then says that each signer has a government ID.',
  ),
  states: labeled(z.tuple([stateCode]).optional(), 'Only in this state').describe(
    "Leave it empty if it's the rule in every state.",
  ),
  services: labeled(z.array(serviceSlug).min(1).optional(), 'Only for these services').describe(
    'Leave it empty if it applies to every service that meets this way.',
  ),
  meeting: labeled(
    oneOf({ 'in person': 'In person', online: 'Online', either: 'Either way' }).default(
      'in person',
    ),
    'How you meet',
  ),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what to have ready for a signing. */
export const checklistFile = group('What to have ready', {
  items: labeled(z.array(checklistItem).min(1), 'What to have ready').describe(
    'In the order pages show it.',
  ),
  updated,
});
