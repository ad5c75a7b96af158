import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';
import type { Edit } from './edit-content';
import { newOwner } from './new-owner';
import { newTerms } from './new-terms';

/** Three services are left, and no review. */
const smaller: Edit = {
  remove: ['services/closing-papers.yaml', 'services/papers-for-abroad.yaml'],
  set: {
    'business.yaml': { services: ['house-calls', 'family-papers', 'video-signing'] },
    'checklist.yaml': {
      'items.5.services': ['house-calls', 'family-papers'],
      'items.8': undefined,
      'items.6': undefined,
    },
    'testimonials.yaml': { testimonials: [] },
  },
  // No URL of it has been published yet.
  write: { 'published.txt': '' },
};

/** The navy and the gold of the site, by another hue. */
export const otherColors = {
  '#0b1a30': '#0c2418',
  '#12233f': '#15321f',
  '#1b3358': '#1d4630',
  '#ecc766': '#f0cf8a',
} as const;

/** Copies the project into a folder, where another business has taken it over: its facts, in other colors. */
export function takeOver(folder: string): void {
  copyProject(folder, [...[...newOwner, ...newTerms].map(({ edit }) => edit), smaller]);
  const stylesheet = join(folder, 'app/globals.css');
  const css = Object.entries(otherColors).reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(stylesheet, 'utf8'),
  );
  writeFileSync(stylesheet, css);
}
