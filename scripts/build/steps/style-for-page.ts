import { PurgeCSS } from 'purgecss';

/** Attributes that scripts set, and browsers. */
const dynamicAttributes = [
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'data-alone',
  'data-failed',
  'data-now',
  'data-script',
  'hidden',
  'open',
];

/** Every word that could be a tag, a class, an id or an attribute. */
const words = (text: string) => text.match(/[^\s"'`<>=]+/g) ?? [];

/**
 * The part of a stylesheet that a page uses.
 *
 * @param texts the page, and the scripts that may add to it.
 */
export async function styleForPage(css: string, texts: readonly string[]): Promise<string> {
  const [part] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: words,
    dynamicAttributes,
  });
  return part?.css ?? '';
}
