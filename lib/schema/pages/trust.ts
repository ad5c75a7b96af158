import { z } from 'zod';
import { banner, head, heading, pageFile, template, words } from './copy';

const part = z.strictObject({ heading: heading(40), lead: words('Below the heading.', 500) });
const office = words('The office that knows your commission, and its phone number.', 120);

/** content/pages/trust.yaml: the page /trust/; what it proves is in content/evidence.yaml. */
export const trustPage = pageFile('Page of proof', {
  ...head,
  heading: heading(60),
  eyebrow: words('', 60).meta({ title: 'Line above the heading' }),
  lead: words('Below the heading.', 300),
  ways: part.meta({ title: 'Ways to use the site' }),
  tried: template('Above what was tried that day.', ['date', 'who', 'with'], 80),
  gaps: words('Before what is missing.', 20),
  noGaps: words('In place of what is missing.', 60),
  until: template('After a gap with a day.', ['date'], 60),
  works: words('Before what works.', 20),
  laws: part,
  readBy: template('Above the laws.', ['who'], 80),
  read: template('After a law.', ['date'], 80),
  readCopy: template('The same where someone read only a copy.', ['date', 'copy'], 80),
  old: words('Once someone tried or read it more than a year ago.', 80),
  commission: part,
  offices: z.strictObject({ ID: office, OR: office }),
  checks: part.meta({ title: "What the site doesn't do" }),
  check: template('Below each line, the check that watches it.', ['title', 'file'], 60),
  banner,
});
