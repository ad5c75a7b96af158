import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { pluralize } from '../../lib/text';
import { buildIfNeeded } from '../build/build-if-needed';
import { checkSettings } from '../content/report-content-errors';
import { checkGoLive } from '../go-live/go-live';
import { isLeft } from '../go-live/task';
import { executePlan } from './execute-plan';
import { bytesOf, localFiles } from './local-files';
import { formatFailure, formatPlan } from './messages';
import { makePlan, planRollback } from './plan';
import { readRecord, recordPath } from './record';
import { readRequest } from './request';
import { s3Store } from './s3-store';

/**
 * `npm run deploy -- s3://bucket[/folder]`: uploads the export to an S3-compatible store. Whatever
 * interrupts it, each page on the store stays intact, from the old build or the new one, and the
 * same command finishes the job (decision 0012).
 */
// The SDK is pinned: the owner needn't know which Node its later versions will require.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3: endpoint = AWS_ENDPOINT_URL } = process.env;
let bucket = '';
let state = 'Nothing was changed on the store.';
try {
  checkSettings();
  const { dryRun, rollback, preview, ...target } = readRequest(process.argv.slice(2));
  bucket = target.bucket;
  const files = rollback ? undefined : freshExport(preview);
  const store = s3Store(bucket, target.prefix, Boolean(endpoint));
  const remote = await store.list();
  const record = readRecord(remote.has(recordPath) ? await store.read(recordPath) : undefined);
  const now = new Date().toISOString();
  const plan = files
    ? makePlan({ date: now, files }, remote, record, now)
    : planRollback(remote, record, now);
  console.log(formatPlan(plan, dryRun));
  if (!dryRun && (record.started || !plan.isEmpty)) {
    state =
      'Every page on the store is intact, from the old build or the new one: run the same command again to finish.';
    await executePlan(plan, store, (path) => bytesOf(outFolder(), path, preview));
    const seconds = ((Date.now() - Date.parse(now)) / 1000).toFixed(1);
    const placed = `${pluralize(plan.uploads.flat().length, 'file')} ${rollback ? 'restored' : 'uploaded'}`;
    console.log(`Done in ${seconds} s: ${placed}, ${plan.removals.flat().length} removed.`);
  }
} catch (error) {
  console.error(`${formatFailure(error, bucket, endpoint)}\n${state}`);
  process.exitCode = 1;
}

/**
 * The files of the export, rebuilt if it is stale.
 * @throws when the site would go live and isn't ready.
 */
function freshExport(preview: boolean) {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const left = preview ? [] : checkGoLive(read, day).filter(isLeft);
  if (left.length > 0) {
    throw new Error(
      `The site isn't ready to go live. Things left to do: ${left.length} (npm run check:golive lists them). To deploy it anyway, hidden from search engines, add --preview.`,
    );
  }
  if (!buildIfNeeded(datedFacts(read.content))) throw new Error('The site could not be built.');
  return localFiles(outFolder(), read.content.redirects, preview);
}
