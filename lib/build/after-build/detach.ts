import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';
import { loaderScript, wakingScript } from '../../early-script';
import { readNextPage } from './next-page';
import type { PageResult, Site } from './step';

const loader = minified(loaderScript);
const waking = minified(wakingScript);

function minified(script: string): string {
  return transformSync(script, { minify: true, target: 'es2022' }).code.trim();
}

/**
 * Takes React and the page's payload out of the page and leaves a loader that fetches them when an
 * island wants them. The payload goes to a file that is named by its content, so that a tab which
 * stands open across a deploy still gets its own.
 *
 * @throws UnknownShape when Next wrote the page in another way than this knows.
 */
export function detach(html: string, { wanted }: Pick<Site, 'wanted'>): PageResult {
  const { before, after, data, payload, chunks } = readNextPage(html);
  const script = [waking, withoutStylesheet(payload), ...payload].join('\n');
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const file = `_next/static/pages/${hash}.js`;
  for (const path of [...chunks, ...script.matchAll(/_next\/static\/chunks\/[\w.~-]+\.js/g)]) {
    wanted.add(String(path));
  }
  const names = [file, ...chunks].map((path) => path.slice('_next/static/'.length));
  return {
    html: `${before}<script data-files="${names.join(' ')}"${data}>${loader}</script>${after}`,
    files: new Map([[file, script]]),
  };
}

/**
 * React asks for the stylesheet that the payload names unless it finds its link. The page has the
 * sheet inside, so that a link which loads nothing tells React that it is there.
 */
function withoutStylesheet(payload: readonly string[]): string {
  const sheets = new Set(payload.join('').match(/\/_next\/static\/chunks\/[\w.~-]+\.css/g));
  return [...sheets]
    .map((href) => {
      const link = JSON.stringify({ rel: 'stylesheet', disabled: true, href });
      return `document.head.append(Object.assign(document.createElement("link"),${link}));`;
    })
    .join('');
}
