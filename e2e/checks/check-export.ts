import { contentRoot } from '../../lib/content/content-root';
import { readContent } from '../../lib/content/read-content';
import { siteOrigin } from '../../lib/site';
import { reportContentErrors } from '../../scripts/content/report-content-errors';
import { exportFolder } from '../../scripts/pages/page-names';
import { readExport } from './exported-site';
import { checkHosts } from './hosts';
import { checkHtml } from './html';
import { checkLaw } from './law';
import { checkLinks } from './links';
import { checkMiles } from './miles';
import { type Check, problemsOf, reportOf } from './outcome';
import { checkOwnWords } from './own-words';
import { checkPages } from './pages';
import { checkProhibitedClaims } from './prohibited-claims';
import { checkPromises } from './promises';
import { readingNotes } from './reading-grade';
import { checkStructuredData } from './structured-data';
import { checkTitles } from './titles';

/** `npm run check:export`: reads the finished site in out/ as browsers and search engines will. */
const steps: Record<string, Check> = {
  pages: checkPages,
  html: checkHtml,
  links: checkLinks,
  'titles and descriptions': checkTitles,
  'structured data': checkStructuredData,
  miles: checkMiles,
  promises: checkPromises,
  law: checkLaw,
  'prohibited claims': checkProhibitedClaims,
  hosts: checkHosts,
};

/** Good style, which holds nothing back. */
const hints: Record<string, Check> = { 'own words of towns': checkOwnWords };

await reportContentErrors(() => {
  const content = readContent(contentRoot());
  const site = { ...readExport(exportFolder()), content, origin: siteOrigin(content.business) };
  for (const [step, check] of Object.entries(steps)) {
    const outcomes = check(site);
    console.log(reportOf(step, outcomes));
    if (problemsOf(outcomes).length > 0) process.exitCode = 1;
  }
  for (const [step, check] of Object.entries(hints)) console.log(reportOf(step, check(site)));
  for (const note of readingNotes(site.pages)) console.log(note);
});
