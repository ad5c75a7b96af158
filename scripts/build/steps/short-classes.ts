import * as tree from '../../pages/html-tree';

/**
 * Shortens a page's classes, the most frequent ones first: names such as `lg:grid-cols-12` take 500
 * bytes of a page, even compressed.
 *
 * @param words those in the scripts of the page's islands, which set classes too: they stay.
 * @returns what the page's classes are called now; its elements and the words are among them.
 */
export function shortenClasses(
  page: tree.HtmlNode,
  words: Iterable<string>,
): ReadonlyMap<string, string> {
  const elements = tree.nodesFromWithin(page).filter((node) => 'tagName' in node);
  const names = new Map(
    [...words, ...elements.map(({ tagName }) => tagName)].map((name) => [name, name]),
  );
  const counts = new Map<string, number>();
  for (const name of elements.flatMap(classesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  let count = 0;
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (names.has(name)) continue;
    let short = '';
    // In base 36, the numbers that begin with a letter: a to z, a0 to zz.
    while (!/^[a-z]/.test(short) || names.has(short) || counts.has(short)) {
      short = (count++).toString(36);
    }
    names.set(name, short);
  }
  for (const element of elements) {
    const short = classesOf(element).map((name) => names.get(name));
    tree.setAttribute(element, 'class', short.join(' ') || undefined);
  }
  return names;
}

function classesOf(element: tree.HtmlElement): string[] {
  return tree.attribute(element, 'class').split(' ').filter(Boolean);
}
