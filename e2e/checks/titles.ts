import type { Content } from '../../lib/schema/content';
import { allAttractions } from '../../lib/towns/towns';
import { isSecondUrl } from './canonicals';
import type { ExportedPage } from './exported-page';
import { type Check, expectation, located, onPages } from './finding';

/** Search results cut off what is longer; a description below 70 says too little. */
const limits = { title: 60, description: { from: 70, to: 160 } };

/**
 * Each page has a title with the brand and a description, both unique. A title may exceed the limit
 * only if it is a proper name and the brand, because then nothing can be left out.
 */
export const checkTitles: Check = ({ pages }, { content }) => {
  const { brand } = content.business;
  const names = new Set(properNames(content).map((name) => `${name} | ${brand}`));
  const canonical = pages.filter(({ path }) => path !== '/404.html' && !isSecondUrl(path));
  const { from, to } = limits.description;
  return {
    count: canonical.length,
    unit: 'page',
    problems: [
      ...onPages(canonical, ({ title, description }) => [
        ...expectation(title.includes(brand), `"${brand}" in the title`, `"${title}"`),
        ...expectation(
          title.length <= limits.title || names.has(title),
          `a title of at most ${limits.title} characters`,
          `${title.length}: "${title}"`,
        ),
        ...expectation(
          description.length >= from && description.length <= to,
          `a description of ${from} to ${to} characters`,
          `${description.length}: "${description}"`,
        ),
      ]),
      ...repeated(canonical, 'title'),
      ...repeated(canonical, 'description'),
    ],
  };
};

function properNames({ services, towns, legalPages }: Content): string[] {
  const titles = [...services, ...legalPages].map(({ title }) => title);
  return [...titles, ...allAttractions(towns).map(({ name }) => name)];
}

function repeated(pages: readonly ExportedPage[], field: 'title' | 'description'): string[] {
  return pages.flatMap(({ path, [field]: words }) => {
    const first = pages.find((page) => page[field] === words)?.path ?? path;
    const found = `that of ${first}: "${words}"`;
    return located(path, expectation(first === path, `a unique ${field}`, found));
  });
}
