import { byState, type StateCode, stateNames } from '../../states';
import { group } from '../labeled';
import { banner, eyebrow, listHead, template, words } from './copy';

const part = (title = '') =>
  group(title, { heading: words(40), lead: words(500).describe('Below the heading.') });
const office = (state: StateCode) =>
  words(120, stateNames[state])
    .describe('The office that knows your commission, and its phone number.')
    .optional();

/** content/pages/trust.yaml: the page /trust/; what it proves is in content/evidence.yaml. */
export const trustPage = group('Page of proof', {
  ...listHead,
  heading: words(60),
  eyebrow,
  lead: words(300).describe('Below the heading.'),
  ways: part('Ways to use the site'),
  tried: template(['date', 'who', 'with'], 80).describe('Above what was tried that day.'),
  gaps: words(20).describe('Before what is missing.'),
  noGaps: words(60).describe('In place of what is missing.'),
  until: template(['date'], 60).describe('After a gap with a day.'),
  works: words(20).describe('Before what works.'),
  laws: part(),
  readBy: template(['who'], 80).describe('Above the laws.'),
  read: template(['date'], 80).describe('After a law.'),
  readCopy: template(['date', 'copy'], 80).describe('The same where someone read only a copy.'),
  old: words(80).describe('Once someone tried or read it more than a year ago.'),
  commission: part(),
  offices: group('', byState(office)),
  checks: part("What the site doesn't do"),
  check: template(['title', 'file'], 60).describe('Below each line, the check that watches it.'),
  banner,
});
