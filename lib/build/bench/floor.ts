import { parse } from 'parse5';
import { attribute, descendants, type HtmlElement } from '../html-tree';

/** What a browser does not run: it stays, for search engines read it on any page. */
const dataTypes = ['application/ld+json'];

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The floor of a page: the same bytes without what runs. Scripts, speculation rules and preloads of
 * scripts are cut out, a stylesheet that stands in a file is written into the page, and the mark
 * that the early script would set is there from the start, so that the same things are painted.
 * Structured data, fonts and pictures stay.
 *
 * @param readStyle takes the path of a stylesheet, gives its text.
 * @throws when the page's own policy would refuse the style, which would make a false floor.
 */
export function floorOf(html: string, readStyle: (path: string) => string): string {
  // With scripting on, as in the browser that measures: what stands in <noscript> is mere text.
  const tree = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true });
  const elements = [...descendants(tree)];
  const edits = elements.flatMap((element) => editsOf(element, readStyle));
  if (edits.some(({ text }) => text.startsWith('<style')) && elements.some(isPolicy)) {
    throw new Error('The page has a policy and a stylesheet in a file: its floor has no style.');
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}

function editsOf(element: HtmlElement, readStyle: (path: string) => string): Edit[] {
  const place = element.sourceCodeLocation;
  if (!place) return [];
  const { startOffset: start, endOffset: end } = place;
  const relation = attribute(element, 'rel');
  switch (element.tagName) {
    case 'html': {
      const afterName = start + '<html'.length;
      return [{ start: afterName, end: afterName, text: ' data-script="on"' }];
    }
    case 'script':
      return dataTypes.includes(attribute(element, 'type')) ? [] : [{ start, end, text: '' }];
    case 'link': {
      if (relation === 'stylesheet') {
        const path = attribute(element, 'href');
        return [{ start, end, text: `<style>${movedStyle(readStyle(path), path)}</style>` }];
      }
      const bringsScript =
        relation === 'modulepreload' ||
        (relation === 'preload' && attribute(element, 'as') === 'script');
      return bringsScript ? [{ start, end, text: '' }] : [];
    }
    default:
      return [];
  }
}

/** A stylesheet names files from where it stands; in a page it must name them from the root. */
function movedStyle(css: string, path: string): string {
  return css.replace(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g, (_, quote, address) => {
    const moved = new URL(String(address), `http://localhost${path}`);
    return `url(${quote}${moved.pathname}${moved.search}${moved.hash}${quote})`;
  });
}

function isPolicy(element: HtmlElement): boolean {
  return attribute(element, 'http-equiv').toLowerCase() === 'content-security-policy';
}
