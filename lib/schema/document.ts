import * as z from 'zod';
import { line, lines, stateCode, verified, webUrl } from './fields';
import { group, labeled } from './labeled';
import { citation } from './laws';
import type { FieldRule } from './rules';

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

export const linkVerified = verified.describe(
  "Confirm it once you've opened the link and it's the page its name says it is.",
);

/** A government page that the texts send clients to. */
export const officialPage = group('Official page', {
  name: line(5, 90).describe('The office, and what its page is about.'),
  url: webUrl,
  verified: linkVerified,
});

/** The rule that each note on a document names a law or an office that says so. */
export const sourceRules = (
  documents: readonly CommonDocument[],
  pages: readonly { name: string }[],
  path: readonly string[],
): FieldRule[] =>
  documents.flatMap(({ notes }, document) =>
    notes.map(({ source }, note): FieldRule => {
      const field = [...path, 'commonDocuments', document, 'notes', note, 'source'];
      const isSource =
        source.startsWith('{') ||
        source.search(citation) === 0 ||
        pages.some(({ name }) => name === source);
      return [isSource, field, 'a law in braces, or the name of one of the official pages'];
    }),
  );
