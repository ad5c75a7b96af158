import { type GoLiveItem, groups } from '../go-live/finding';
import { formOf } from './menu';

/** The page /admin/left/: what is left before the site can go live, each with a link to its form. */
export function leftPage(items: readonly GoLiveItem[], policy: string): string {
  const lists = groups.flatMap((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length > 0 ? [`<h2>${group}</h2>`, `<ul>${own.map(entry).join('\n')}</ul>`] : [];
  });
  const none = '<p>Nothing. The site is ready to go live.</p>';
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What is left before going live</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}li{margin:.75rem 0}</style>
<main>
<h1>What is left before going live</h1>
<p><a href="../">Back to the forms</a>. This list is as of the last build.</p>
${lists.join('\n') || none}
</main>
</html>
`;
}

function entry({ file, place, say, do: task }: GoLiveItem): string {
  return `<li>${text(say)} ${text(task)} <a href="../${formOf(file)}">${escaped(place)}</a></li>`;
}

const text = (words: string) => escaped(words).replace(/`([^`]*)`/g, '<code>$1</code>');

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
