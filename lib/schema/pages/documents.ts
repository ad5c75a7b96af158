import { group } from '../labeled';
import { template, words } from './copy';

/** content/pages/documents.yaml: the box that finds a document. */
export const documents = group('Document finder', {
  list: words(60, 'Link to all services').describe("In place of the box, where it can't work."),
  link: words(60, 'Link to the box').describe('On pages that have no such box.'),
  label: words(32, 'Label of the box').describe('In large letters.'),
  hint: words(160, 'What it finds').describe('Below the label.'),
  answers: group('', {
    unknown: template(['number'], 300, 'No match'),
    unsure: template(['number'], 300, 'Several matches').describe('Above the list of them.'),
    notarized: words(300, 'A document that a notary can help with').describe(
      'Who has to be there and talk with the notary, and with what; below what to know of it.',
    ),
    languages: template(['languages'], 90, 'Languages you speak').describe(
      "After that sentence, once you've listed them.",
    ),
    checklist: words(40, 'Link to the checklist').describe('After that sentence.'),
  }).describe('What it answers; {number} is the phone number.'),
});
