import { escapeText } from '../../lib/drawing/svg';
import type { Content } from '../../lib/schema/content';
import type { GoLiveItem } from '../go-live/go-live';
import { canWait, inGroups, isDue, isLeft } from '../go-live/task';
import { adminPolicy } from './backend';
import { formLink } from './menu';
import { reviewBody } from './review-body';

const page = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy}">
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

const formsStyle = [
  // Smaller, and an iPhone zooms in on each field that is tapped.
  ':root{--sui-textbox-font-size:16px!important}',
  // The line that tells what became of a save covers nothing: what floats ends above it, too.
  '.app-shell{height:calc(100% - var(--line,0px))!important;transform:translate(0)}',
  // Of the buttons of a dialog, none stands out: one of them may undo what someone typed.
  '[role=alertdialog] .footer .button{background:none!important;color:inherit!important;border:1px solid!important}',
  // Below the form, not on it.
  '.entry-sidebar-sheet .extra-control{inset:8px 0 auto auto!important}',
].join('');

/** The page /admin/. Without a repository, or without script, it says what to do. */
export const formsPage = () =>
  page(
    'Edit the site',
    `<style>${formsStyle}</style><script src="config.js"></script><script type="module" src="admin.js"></script>`,
    `<p>The forms are loading. On a slow line, that can take a minute.</p>
<p>If they don't appear, the site may not know its repository: set <code>SITE_REPOSITORY</code> to the repository's web address in your host's settings, such as
https://github.com/name/site, and build the site again. The owner's guide shows how.</p>`,
  );

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}h1,h2{line-height:1.2}li{margin:.75rem 0;overflow-wrap:anywhere}summary{font-weight:bold}';

/** The page /admin/left/: what is left before the site can go live, each linked to its form. */
export function leftPage(items: readonly GoLiveItem[]): string {
  const back =
    '<p><a href="../">Back to the forms</a>. <a href="../changes/">What you changed</a>. This list is as of the last build.</p>';
  const none = items.some(isLeft) ? '' : '<p>Nothing. The site is ready to go live.</p>';
  const later = items.filter(canWait);
  const summary = `<summary>Good to know, and to do later (${later.length})</summary>`;
  const rest = later.length > 0 ? `<details>${summary}\n${listsOf(later)}\n</details>` : '';
  const lists = [listsOf(items.filter(isDue)), none, listsOf(items.filter(isLeft)), rest];
  const body = [back, ...lists].join('\n');
  return page('What is left before going live', `<style>${style}</style>`, body);
}

/** The page /admin/changes/, filled in by a script: the last saves, each with a way back. */
export const changesPage = () =>
  page(
    'What you changed',
    `<style>${style}${changesStyle}</style><script src="../config.js"></script><script type="module" src="../changes-page.js"></script>`,
    `<p><a href="../">Back to the forms</a>. <a href="../left/">What is left, and what runs out</a></p>
<p>The last 50 saves, the newest first. “Take it back” gives each form its earlier values, if it wasn’t saved since, and is a save like any other.</p>
<p role="status">This page needs JavaScript.</p>
<ol tabindex="-1"></ol>`,
  );

const changesStyle =
  'body{padding-bottom:calc(var(--line,0px) + 1rem)}main>[role=status]{position:sticky;top:0;padding:.5rem 0;background:Canvas}main>[role=status]:empty{display:none}ol,ol ul{padding:0;list-style:none}ol>li{padding:0 0 1rem;border-bottom:1px solid}h2{font-size:1.0625rem}li button{min-height:2.75rem;padding:0 1rem;font:inherit}';

const listsOf = (items: readonly GoLiveItem[]) =>
  inGroups(items)
    .map(({ heading, items }) => `<h2>${heading}</h2>\n<ul>${items.map(entry).join('\n')}</ul>`)
    .join('\n');

/** The page /admin/review/: a card that leads to the owner's review page, and a text to send. */
export function reviewPage(content: Content) {
  const body = `${reviewBody(content)}<p><a href="../">Back to the forms</a></p>`;
  return page('Review card', `<style>${style}</style>`, body);
}

function entry({ file, path, field, say, do: task = '' }: GoLiveItem): string {
  const words = escapeText(`${say} ${task}`).replace(/`([^`]*)`/g, '<code>$1</code>');
  return `<li>${words} <a href="../?field=${path.join('.')}${formLink(file)}">Go to “${escapeText(field)}”</a></li>`;
}
