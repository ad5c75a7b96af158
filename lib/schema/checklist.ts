import { z } from 'zod';
import { line, serviceSlug, stateCode, updated } from './fields';
import { file, group, labeled } from './labeled';

const checklistItem = group('', 'Item', {
  text: labeled(line(10, 240), 'What to have ready, or know before the visit.'),
  source: labeled(
    line(5, 120),
    'Where the rule comes from: a statute, the name of a page, or good practice.',
  ),
  isIdentity: labeled(
    z.literal(true).optional(),
    "Whether checking it says that each signer has a government ID: a visitor's message then says so.",
    'ID of each signer',
  ),
  states: labeled(
    z.tuple([stateCode]).optional(),
    "Leave it empty if it's the rule in every state.",
    'Only in',
  ),
  services: labeled(
    z.array(serviceSlug).min(1).optional(),
    'Leave it empty if it applies to every service that meets this way.',
    'Only for these services',
  ),
  meeting: labeled(
    z
      .enum(['in person', 'online', 'either'])
      .default('in person')
      .meta({ labels: { 'in person': 'In person', online: 'Online', either: 'Either way' } }),
    '',
    'How you meet',
  ),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

/** content/checklist.yaml: what to have ready for a signing. */
export const checklistFile = file('What to have ready', {
  items: labeled(
    z.array(checklistItem).min(1),
    'In the order pages show it.',
    'What to have ready',
  ),
  updated,
});
