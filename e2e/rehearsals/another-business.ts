import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';
import { less } from './less';
import { newOwner } from './new-owner';
import { newTerms } from './new-terms';
import type { Rehearsal } from './rehearsal';

/** A different business, smaller than the one before: all the edits that fit together. */
export const another: readonly Rehearsal[] = [...newOwner, ...newTerms, ...less];

/** The site's navy and gold, in another hue. */
export const otherColors = {
  '#0b1a30': '#0c2418',
  '#12233f': '#15321f',
  '#1b3358': '#1d4630',
  '#ecc766': '#f0cf8a',
} as const;

/** Copies the project into a folder where another business takes over: its facts, other colors. */
export function takeOver(folder: string): void {
  // None of its URLs have been published yet.
  const edits = [...another.map(({ edit }) => edit), { write: { 'published.txt': '' } }];
  copyProject(folder, edits);
  const stylesheet = join(folder, 'app/globals.css');
  const css = Object.entries(otherColors).reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(stylesheet, 'utf8'),
  );
  writeFileSync(stylesheet, css);
}
