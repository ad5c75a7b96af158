import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { siteOrigin } from '../../lib/site';
import { sourceFiles } from '../../scripts/build/sources';
import { reportContentErrors } from '../../scripts/content/report-content-errors';
import { checkPhoneNumbers, checkUnfilledVariables } from './content-values';
import { readExport } from './exported-site';
import { checkFactsInCode } from './facts-in-code';
import { checkFinderPositions } from './finder-positions';
import { checkHosts } from './hosts';
import { checkHtml, hasJava } from './html';
import { checkLaw } from './law';
import { checkLinks } from './links';
import { checkMiles } from './miles';
import type { Check } from './outcome';
import { checkOwnWords, ownWordsLine } from './own-words';
import { checkCanonicals, checkFiles, checkPages } from './pages';
import { checkProhibitedClaims } from './prohibited-claims';
import { checkPromises } from './promises';
import { readingNotes } from './reading-grade';
import { problemsOf, reportOf } from './report';
import { checkStructuredData } from './structured-data';
import { checkHeadings, checkTitles } from './titles-and-headings';

/** `npm run check:export`: reads the finished site in out/ as browsers and search engines will. */
const out = resolve(outFolder());
const code = sourceFiles('.').filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file));

const steps: Record<string, Check> = {
  pages: checkPages,
  files: checkFiles,
  ...(hasJava() && { html: ({ files }) => checkHtml(out, files) }),
  links: checkLinks,
  headings: checkHeadings,
  'titles and descriptions': checkTitles,
  'canonicals and sitemap': checkCanonicals,
  'structured data': checkStructuredData,
  'own words of towns': checkOwnWords,
  miles: checkMiles,
  promises: checkPromises,
  law: checkLaw,
  'prohibited claims': checkProhibitedClaims,
  hosts: checkHosts,
  'positions of places': checkFinderPositions,
  'facts in code': () => code.flatMap((file) => checkFactsInCode(file, readFileSync(file, 'utf8'))),
  'phone numbers': checkPhoneNumbers,
  'unfilled variables': checkUnfilledVariables,
};

await reportContentErrors(() => {
  if (!existsSync(out)) {
    console.error(`There is no ${outFolder()}/: run npm run build first.`);
    process.exit(1);
  }
  const content = readContent(contentRoot());
  const site = { ...readExport(out), content, origin: siteOrigin(content.business) };
  for (const [step, check] of Object.entries(steps)) {
    const outcomes = check(site);
    console.log(reportOf(step, outcomes));
    if (problemsOf(outcomes).length > 0) process.exitCode = 1;
  }
  for (const note of readingNotes(site.pages)) console.log(note);
  console.log(ownWordsLine(site.pages, content));
  if (!steps['html']) console.log('- html: skipped because Java is not installed');
});
