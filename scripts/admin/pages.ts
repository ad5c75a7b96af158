import { renderSVG } from 'uqr';
import type { Pages } from '../../lib/schema/pages/pages';
import { fill } from '../../lib/text';
import { canWait, inGroups, isDue, isLeft } from '../go-live/finding';
import type { GoLiveItem } from '../go-live/go-live';
import { formOf } from './menu';

const page = (title: string, policy: string, head: string, body: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;

const preload = (file: string) =>
  file.endsWith('.js')
    ? `<link rel="modulepreload" href="${file}">`
    : `<link rel="preload" href="${file}" as="font" crossorigin>`;

const formsStyle = [
  // Smaller, and an iPhone zooms in on each field that is tapped.
  ':root{--sui-textbox-font-size:16px!important}',
  // The line that tells what became of a save covers nothing: what floats ends above it, too.
  '.app-shell{height:calc(100% - var(--line,0px))!important;transform:translate(0)}',
  // The name of the open form has room for two lines.
  '@media(width<768px){.content-editor .toolbar h2 *{font-size:1rem;line-height:1.2;-webkit-line-clamp:2!important}}',
  // Below the form, not on it.
  '.entry-sidebar-sheet .extra-control{inset:8px 0 auto auto!important}',
  // Two numbers stand side by side.
  '.item-list:has(>[data-typed-key-path$=".0"]){display:flex}',
  ':has(>.item-list>[data-typed-key-path$=".0"])>.header{display:none}',
].join('');

/**
 * The page /admin/. Without a repository, or without script, it says what to do.
 *
 * @param first what the forms need at their start: asked for at once, it isn't waited for one by one.
 */
export const formsPage = (policy: string, first: readonly string[]) =>
  page(
    'Edit the site',
    policy,
    `<style>${formsStyle}</style>${first.map(preload).join('')}<script src="config.js"></script><script type="module" src="admin.js"></script>`,
    `<p>The forms are loading. On a slow line, that can take a minute.</p>
<p>If they don't appear, the site may not know its repository: set <code>SITE_REPOSITORY</code> to the repository's web address in your host's settings, such as
https://github.com/name/site, and build the site again. The owner's guide shows how.</p>`,
  );

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}h1,h2{line-height:1.2}li{margin:.75rem 0;overflow-wrap:anywhere}summary{font-weight:bold}';

/** The page /admin/left/: what is left before the site can go live, each with a link to its form. */
export function leftPage(items: readonly GoLiveItem[], policy: string): string {
  const back = '<p><a href="../">Back to the forms</a>. This list is as of the last build.</p>';
  const none = items.some(isLeft) ? '' : '<p>Nothing. The site is ready to go live.</p>';
  const later = items.filter(canWait);
  const rest = later.length > 0 && [
    `<details><summary>Good to know, and to do later (${later.length})</summary>`,
    ...listsOf(later),
    '</details>',
  ];
  const body = [
    back,
    ...listsOf(items.filter(isDue)),
    none,
    ...listsOf(items.filter(isLeft)),
    ...(rest || []),
  ].join('\n');
  return page('What is left before going live', policy, `<style>${style}</style>`, body);
}

const listsOf = (items: readonly GoLiveItem[]) =>
  inGroups(items).map(
    ({ heading, items }) => `<h2>${heading}</h2>\n<ul>${items.map(entry).join('\n')}</ul>`,
  );

/** The card, as wide as a business card, is all that prints. */
const cardStyle =
  'section{box-sizing:border-box;width:3.5in;padding:.25in;border:1px solid;text-align:center;overflow-wrap:anywhere}section h2,section p{margin:.5rem 0}svg{width:2in}@media print{h1,div{display:none}}';

/** The page /admin/review/: a card that leads to the owner's review page, and a text to send. */
export function reviewPage(brand: string, link: string, copy: Pages['review'], policy: string) {
  // ISO/IEC 18004 asks for four modules of white around a code; at level M, it survives a smudge.
  const code = renderSVG(link, { ecc: 'M', border: 4 });
  const body = `<section><h2>${escaped(brand)}</h2>
<p>${escaped(copy.thanks)}</p>${code}<p>${escaped(link)}</p></section>
<div><p>Only the card prints. Give it, or the text below, to every client alike.</p>
<h2>Text to send after a visit</h2><p>${escaped(fill(copy.message, { link }))}</p>
<p><a href="../">Back to the forms</a></p></div>`;
  return page('Review card', policy, `<style>${style}${cardStyle}</style>`, body);
}

function entry({ file, place, say, do: task = '' }: GoLiveItem): string {
  const words = escaped(`${say} ${task}`).replace(/`([^`]*)`/g, '<code>$1</code>');
  return `<li>${words} <a href="../${formOf(file)}">Go to “${escaped(place)}”</a></li>`;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
