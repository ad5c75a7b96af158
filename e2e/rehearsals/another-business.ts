import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Edit, editContent } from './edit-content';
import { newOwner } from './new-owner';
import { newTerms } from './new-terms';

/** What is made or installed. Next takes a folder with a lockfile for a project with packages of its own. */
const notCopied =
  /^(?:\.git|\.next|coverage|hosting|node_modules|out|package-lock\.json|test-results)$/;

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

/**
 * Copies the project into a folder below it, where another business has taken it over: in place of the
 * owner's content that of the tests, with edits that change each fact of it, and in other colors.
 */
export function takeOver(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.')) {
    if (!notCopied.test(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  editContent(folder, [...[...newOwner, ...newTerms].map(({ edit }) => edit), smaller]);
  // These are about the files and not about the business.
  for (const name of ['README.md', 'schemas']) {
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true });
  }
  const stylesheet = join(folder, 'app/globals.css');
  const css = Object.entries(otherColors).reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(stylesheet, 'utf8'),
  );
  writeFileSync(stylesheet, css);
}
