import { z } from 'zod';
import { line } from '../fields';

/** A text with gaps, each named for what fills it where the text is shown: its parts in order. */
export type Template<Name extends string> = readonly (string | { readonly name: Name })[];

/**
 * Words without gaps: `{brand}` and the other names that every file may use are filled in by now.
 *
 * @param help what they are and where they are shown, for the owner.
 */
export const words = (help: string, max = 120) =>
  line(1, max)
    .regex(/^[^{}]*$/, 'text without braces, or a name in braces that every file may use')
    .describe(help);

/**
 * Words with gaps: names in braces for what depends on the page, each as often as wanted.
 *
 * @param help what they are and where they are shown, for the owner.
 */
export const template = <const Name extends string>(
  help: string,
  names: readonly Name[],
  max = 300,
) => {
  const inBraces = names.map((name) => `{${name}}`).join(', ');
  return line(1, max)
    .describe(`${help} Names in braces: ${inBraces}.`)
    .transform((text, context): Template<Name> => {
      const parts = text.split(/(\{\w*\})/).filter(Boolean);
      return parts.map((part) => {
        if (!/^\{\w*\}$/.test(part)) return part;
        const name = names.find((known) => part === `{${known}}`);
        if (name !== undefined) return { name };
        const message = `${inBraces} or a name in braces that every file may use`;
        context.addIssue({ code: 'custom', message, params: { found: part } });
        return part;
      });
    });
};

/** What a page says about itself in search results. */
export const head = {
  title: words('The title of the browser tab and of search results; the brand follows.', 50),
  description: words('What a search result shows below the title.', 160),
};

/** The dark band that closes a page. */
export const banner = z
  .strictObject({ heading: words('Its heading.', 60), text: words('Its text.', 240) })
  .describe('The dark band at the end of the page.');
