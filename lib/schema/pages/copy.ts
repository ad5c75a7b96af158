import type { Template } from '../../text/templates';
import { line } from '../fields';
import { group, labeled } from '../labeled';

/** A text of at most so many characters, without gaps: only names in braces for every file. */
export const text = (max: number, title = '') => labeled(line(1, max), title);

/** Text with gaps: names in braces for what depends on the page, each as often as you like. */
export const template = <const Name extends string>(
  names: readonly Name[],
  max: number,
  title = '',
) => {
  const gaps = names.map((name) => `{${name}}`).join(', ');
  const withGaps = line(1, max).transform((typed) => typed as Template<Name>);
  return labeled(withGaps, title).meta({ gaps });
};

/** What a page says about itself in search results. */
export const head = {
  title: text(50, 'Page title').describe(
    'The title in the browser tab and in search results. The name of your business follows.',
  ),
  description: text(160, 'Search description').describe(
    'What a search result shows below the title.',
  ),
};

/** The head of a page of which there is one, with its heading. */
export const pageHead = { ...head, heading: text(60) };

export const eyebrow = text(60, 'Small words above the heading');

export const lead = text(300, 'Introduction').describe('Below the heading.');

export const banner = group('Last words', {
  heading: text(60),
  text: text(240),
}).describe('In the dark band at the end of the page, above the ways to reach you.');
