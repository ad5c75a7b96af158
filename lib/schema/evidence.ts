import { z } from 'zod';
import { isoDate, line, textLike, updated } from './fields';
import { file, group, labeled } from './labeled';

const gap = group('', 'Gap', {
  text: labeled(line(10, 240), "What doesn't work, or what no one has tried."),
  until: labeled(isoDate.optional(), "The day by which you'll have it working, if there is one."),
});

const looked = z.strictObject({
  date: labeled(isoDate, 'Twice a year, try it again, correct the entry, and enter that day.'),
  who: labeled(line(3, 80), 'As in "by the owner".'),
  with: labeled(line(3, 160), 'Which browser, device or program.'),
});

const way = group('', 'Way to use the site', {
  name: labeled(line(3, 40), 'Such as By keyboard.'),
  gaps: labeled(z.array(gap), 'The page shows them first. Leave them out if you know of none.'),
  works: labeled(line(20, 400), 'What visitors can do this way: only what someone has tried.'),
  looked: labeled(looked, '', 'Last tried'),
});

const check = group('', 'Line with its check', {
  text: labeled(line(20, 240), "What the site doesn't do: no more than the check looks at."),
  title: labeled(line(5, 120), 'The title of the check, letter for letter.'),
  file: labeled(
    textLike(/^e2e\/(?:specs\/[\w-]+\.spec|checks\/[\w-]+)\.ts$/, 'a file of e2e/specs or checks'),
    "Where the check is. If it isn't there, the site can't be built.",
  ),
});

/** content/evidence.yaml: what the page /trust/ says about the site, and how anyone can tell. */
export const evidenceFile = file('Proof in public', {
  ways: labeled(z.array(way).min(1), 'First where most is missing.'),
  lawsReadBy: labeled(line(3, 80), 'Who last read the laws, as in "by the owner".'),
  checks: labeled(z.array(check).min(1), '', "What the site doesn't do"),
  updated,
});

/** With the days, more than a year ago on the day of the build, when someone tried a way or read a law. */
export type Evidence = z.infer<typeof evidenceFile> & { old: string[] };
