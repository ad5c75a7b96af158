import type { JsonSchema } from '../../schema/json-schema';
import { isLink, linkInWords } from '../../schema/urls';
import { linkParts, plainText } from '../../text/prose';
import type { Mismatch } from '../problem';

const signs = [
  /(?<![\w*])\*{1,3}(?=["'“‘(]?[\p{L}\d])[^*\n]*[^\s*]\*{1,3}(?!\w)/u,
  /(?<![\w/{])_{1,3}(?=["'“‘(]?[\p{L}\d])[^_\n]*[^\s_]_{1,3}(?!\w)/u,
  /~~[^~\n]+~~|`[^`\n]+`|^#(?! \d)#{0,5} .*/m,
  /<\/?[a-z][\w-]*(?:\s[^<>]*=[^<>]*|\s*\/?)>|<!--|<https?:[^\s>]*>/i,
];
const noSigns = 'plain words (pages would show signs for bold, slanted words, headings or code)';

/** Words that say nothing of where a link leads, in a list of links or read aloud. */
const nowhere =
  /^\W*(?:(?:click|tap|see|read)? ?(?:here|this|more)|(?:this |the )?(?:link|page|site))?\W*$/i;

/** Finds what a page wouldn't show as it was meant, and links that a prose may not have. */
export function checkMarkup(text: string, json: JsonSchema): Mismatch[] {
  // A web address, a code and the like.
  if (json.input || /^[a-z]+:\/\/\S+$/.test(text)) return [];
  const links = json.links ? linkParts(text).filter(({ href }) => href) : [];
  const rest = json.links ? plainText(text) : text;
  const [sign] = signs.flatMap((one) => one.exec(rest)?.[0] ?? []);
  const [link] = /!?\[?[^[\]\n]*\]\([^\s)]*\)?/.exec(rest) ?? [];
  const noLink = 'words alone: only longer texts may have a link';
  return [
    ...(sign ? [{ expected: noSigns, found: `"${sign}"` }] : []),
    ...(link ? [{ expected: json.links ? linkInWords : noLink, found: `"${link}"` }] : []),
    ...links.flatMap(({ words, href = '' }) => {
      if (!isLink(href)) return { expected: linkInWords, found: `"${href}"` };
      const expected = 'words for the link that say where it leads';
      return nowhere.test(words) ? { expected, found: `"${words}"` } : [];
    }),
  ];
}
