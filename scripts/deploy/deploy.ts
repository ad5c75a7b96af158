import { buildDay, datedFacts } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { pluralize } from '../../lib/text';
import { buildIfNeeded } from '../build/build-if-needed';
import { isLeft } from '../go-live/finding';
import { checkGoLive } from '../go-live/go-live';
import { executePlan } from './execute-plan';
import { fileReader, localFiles, type ReadFile } from './local-files';
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
const env = process.env;
// The SDK is pinned: the owner needn't know which Node its later versions will require.
env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
let bucket = '';
let hasBegun = false;
try {
  await deploy();
} catch (error) {
  const state = hasBegun
    ? 'Every page on the store is intact, from the old build or the new one: run the same command again to finish.'
    : 'Nothing was changed on the store.';
  console.error(`${formatFailure(error, bucket, endpoint)}\n${state}`);
  process.exitCode = 1;
}

async function deploy(): Promise<void> {
  const request = readRequest(process.argv.slice(2));
  const { prefix, dryRun, rollback, preview } = request;
  bucket = request.bucket;
  const read = fileReader(outFolder(), preview);
  const files = rollback ? undefined : freshExport(preview, read);
  const store = s3Store(bucket, prefix, Boolean(endpoint));
  const remote = await store.list();
  const record = readRecord(remote.has(recordPath) ? await store.read(recordPath) : undefined);
  const now = new Date();
  const plan = files
    ? makePlan({ date: now.toISOString(), files }, remote, record, now)
    : planRollback(remote, record, now);
  console.log(formatPlan(plan, dryRun));
  if (dryRun || (plan.isEmpty && !record.started)) return;

  hasBegun = true;
  await executePlan(plan, store, read);
  const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1);
  const placed = `${pluralize(plan.uploads.flat().length, 'file')} ${rollback ? 'restored' : 'uploaded'}`;
  console.log(`Done in ${seconds} s: ${placed}, ${plan.removals.flat().length} removed.`);
}

/**
 * The files of the export, rebuilt if it is stale.
 * @throws when the site would go live and isn't ready.
 */
function freshExport(preview: boolean, readFile: ReadFile) {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const { redirects } = read.content;
  const left = preview ? [] : checkGoLive(read, day).filter(isLeft);
  if (left.length > 0) {
    throw new Error(
      `The site isn't ready to go live. Things left to do: ${left.length} (npm run check:golive lists them). To deploy it anyway, hidden from search engines, add --preview.`,
    );
  }
  if (!buildIfNeeded(datedFacts(read.content))) {
    throw new Error('The site could not be built.');
  }
  return localFiles(outFolder(), redirects, readFile);
}
