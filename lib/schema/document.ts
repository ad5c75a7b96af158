import * as z from 'zod';
import { line, lines, stateCode } from './fields';
import { group, labeled } from './labeled';

/** What somebody who holds the document has to know, and who says so. */
const note = group('Note', {
  text: labeled(line(20, 220), 'What to know').describe(
    'What the document or the office asks: is a notary needed, who has to be there, where else to go. Never which kind of notarization, and never whether it is right for someone.',
  ),
  state: stateCode.optional().describe('Only if it is true in one state alone.'),
  source: labeled(line(5, 90), 'Who says so').describe(
    'A law in braces, such as {state51_107}, or the name of one of the official pages below.',
  ),
});
export type DocumentNote = z.infer<typeof note>;

/** A document that clients bring, or ask about. */
export const commonDocument = group('Document', {
  name: labeled(line(2, 80), 'Name').describe('As the lists on cards and on the page show it.'),
  otherNames: labeled(lines('Name', 2, 60).max(12).default([]), 'Other names').describe(
    'What people call it, in any language. The search box knows it by them; no page shows them.',
  ),
  notes: labeled(z.array(note).max(3).default([]), 'What to know').describe(
    'Whoever looks for the document reads it, and it opens below its name on the page.',
  ),
  isNotarized: labeled(z.boolean().default(true), 'A notary can help with it').describe(
    'If not, the notes say what to do instead.',
  ),
});
export type CommonDocument = z.infer<typeof commonDocument>;
