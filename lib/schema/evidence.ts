import { z } from 'zod';
import { isoDate, line, textLike, updated } from './fields';
import { group, labeled } from './labeled';

const gap = group('Gap', {
  text: line(10, 240).describe("What doesn't work, or what no one has tried."),
  until: isoDate.optional().describe("The day by which you'll have it working, if there is one."),
});

const looked = z.strictObject({
  date: isoDate.describe('Twice a year, try it again, correct the entry, and enter that day.'),
  who: line(3, 80).describe('As in "by the owner".'),
  with: line(3, 160).describe('Which browser, device or program.'),
});

const way = group('Way to use the site', {
  name: line(3, 40).describe('Such as By keyboard.'),
  gaps: z.array(gap).describe('The page shows them first. Leave them out if you know of none.'),
  works: line(20, 400).describe('What visitors can do this way: only what someone has tried.'),
  looked: labeled(looked, 'Last tried'),
});

const check = group('Line with its check', {
  text: line(20, 240).describe("What the site doesn't do: no more than the check looks at."),
  title: line(5, 120).describe('The title of the check, letter for letter.'),
  file: textLike(
    /^e2e\/(?:specs\/[\w-]+\.spec|checks\/[\w-]+)\.ts$/,
    'a file of e2e/specs or checks',
  ).describe("Where the check is. If it isn't there, the site can't be built."),
});

/** content/evidence.yaml: what the page /trust/ says about the site, and how anyone can tell. */
export const evidenceFile = group('Proof in public', {
  ways: z.array(way).min(1).describe('First where most is missing.'),
  lawsReadBy: line(3, 80).describe('Who last read the laws, as in "by the owner".'),
  checks: labeled(z.array(check).min(1), "What the site doesn't do"),
  updated,
});

/** With the days, more than a year ago on the day of the build, when someone tried a way or read a law. */
export type Evidence = z.infer<typeof evidenceFile> & { old: string[] };
