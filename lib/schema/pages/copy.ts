import { z } from 'zod';
import { line } from '../fields';

/** A text with gaps, each named for what fills it on the page: its parts in order. */
export type Template<Name extends string> = readonly (string | { readonly name: Name })[];

/**
 * Text without gaps: `{brand}` and the other names every file may use are already filled in.
 *
 * @param help what it is and where it appears, for the owner; '' where its title says it.
 */
export const words = (help: string, max = 120) =>
  line(1, max)
    .regex(/^[^{}]*$/, 'text without braces, or a name in braces that every file may use')
    .describe(help);

/**
 * Text with gaps: names in braces for what depends on the page, each as often as you like.
 *
 * @param help what it is and where it appears, for the owner.
 */
export const template = <const Name extends string>(
  help: string,
  names: readonly Name[],
  max = 300,
) => {
  const inBraces = names.map((name) => `{${name}}`).join(', ');
  return line(1, max)
    .describe(`${help} You can use ${inBraces}.`.trim())
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

/** A file of content/pages, by what the owner's menu calls it. */
export const pageFile = <Shape extends z.core.$ZodLooseShape>(title: string, fields: Shape) =>
  z.strictObject(fields).meta({ title });

/** What a page says about itself in search results. */
export const head = {
  title: words('The title in the browser tab and in search results; the brand follows.', 50).meta({
    title: 'Page title',
  }),
  description: words('What a search result shows below the title.', 160).meta({
    title: 'Search description',
  }),
};

/** The heading of a page. */
export const heading = (max: number) => words('', max);

/** The dark band that closes a page. */
export const banner = z
  .strictObject({
    heading: words('', 60),
    text: words('', 240),
  })
  .describe('The dark band at the end of the page.')
  .meta({ title: 'Closing band' });
