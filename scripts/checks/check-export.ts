import { readContentWithLines } from '../../lib/content/read-content';
import { proofsIn } from '../../lib/content/text/claims';
import { siteOrigin } from '../../lib/site';
import { exportFolder } from '../html';
import { reportContentErrors } from '../report-content-errors';
import { readExport } from './exported-site';
import { lawChecks } from './law';
import { linkChecks } from './links';
import { reportOf, unmet } from './outcome';
import { hints, structureChecks } from './structure';

/** `npm run check:export`: reads the finished site in out/ as browsers and search engines will. */
await reportContentErrors(() => {
  const { content, record } = readContentWithLines();
  const origin = siteOrigin(content.business);
  const site = { ...readExport(exportFolder()), content, proofs: proofsIn(record), origin };
  const steps = { ...structureChecks, ...linkChecks, ...lawChecks };
  for (const [step, check] of Object.entries({ ...steps, ...hints })) {
    const outcomes = check(site);
    console.log(reportOf(step, outcomes));
    if (step in steps && unmet(outcomes).length > 0) process.exitCode = 1;
  }
});
