import type { Content } from '../../lib/schema/content';
import { allAttractions } from '../../lib/towns/towns';
import { isSecondAddress } from './canonicals';
import type { ExportedPage } from './exported-page';
import { type Finding, pluralize } from './finding';

/** What search results show before they cut, and what is too short to say anything. */
const titleLimit = 60;
const descriptionLimits = { from: 70, to: 160 };

/**
 * Title with the brand and description of each page, both its own. A title may be longer than the
 * results show only where it is a proper name and the brand, so that nothing can be left out.
 */
export function checkTitles(pages: readonly ExportedPage[], content: Content): Finding {
  const { brand } = content.business;
  const shortest = new Set(bareNames(content).map((name) => `${name} | ${brand}`));
  const canonical = pages.filter(({ path }) => path !== '/404.html' && !isSecondAddress(path));
  const problems = canonical.flatMap(({ path, title, description }) => {
    const { from, to } = descriptionLimits;
    return [
      ...(title.includes(brand)
        ? []
        : [`${path}: expected "${brand}" in the title, found "${title}"`]),
      ...(title.length <= titleLimit || shortest.has(title)
        ? []
        : [
            `${path}: expected a title of at most ${titleLimit} characters, found ${title.length}: "${title}"`,
          ]),
      ...(description.length >= from && description.length <= to
        ? []
        : [
            `${path}: expected a description of ${from} to ${to} characters, found ${description.length}: "${description}"`,
          ]),
    ];
  });
  return {
    count: canonical.length,
    checked: pluralize(canonical.length, 'page'),
    problems: [...problems, ...repeated(canonical, 'title'), ...repeated(canonical, 'description')],
  };
}

function bareNames({ services, towns, legalPages }: Content): string[] {
  return [
    ...services.map(({ title }) => title),
    ...legalPages.map(({ title }) => title),
    ...allAttractions(towns).map(({ name }) => name),
  ];
}

function repeated(pages: readonly ExportedPage[], field: 'title' | 'description'): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, [field]: words }) => {
    const before = first.get(words);
    if (before === undefined) first.set(words, path);
    return before === undefined
      ? []
      : [`${path}: expected a ${field} of its own, found that of ${before}: "${words}"`];
  });
}
