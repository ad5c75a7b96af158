import { join } from 'node:path';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { datedFacts } from '../../lib/content/dated-facts';
import { readContentWithLines } from '../../lib/content/read-content';
import { buildIfNeeded } from '../build/build-if-needed';
import { reportContentErrors } from '../content/report-content-errors';
import { checkGoLive } from '../go-live/go-live';
import { executePlan, type PutFile } from './execute-plan';
import { localFiles } from './local-files';
import { formatFailure, formatPlan } from './messages';
import { isEmpty, makePlan } from './plan';
import { readRecord, recordPath } from './record';
import { type DeployRequest, readRequest } from './request';
import { restore, rollbackTarget } from './rollback';
import { s3Store } from './s3-store';

/**
 * `npm run deploy -- s3://bucket[/folder]`: uploads the export to a store that speaks S3. Whatever
 * interrupts it, each page on the store is intact, from the old build or the new one, and the same
 * command finishes the job (decision 0012).
 */
const root = process.cwd();
const env = process.env;
// The SDK's version is pinned: which Node later versions will require does not concern the owner.
env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
let bucket = '';
let hasBegun = false;
try {
  const request = readRequest(process.argv.slice(2));
  bucket = request.bucket;
  await reportContentErrors(() => deploy(request));
} catch (error) {
  const state = hasBegun
    ? 'Every page on the store is intact, from the old build or the new one: run the same command again to finish.'
    : 'Nothing was changed on the store.';
  console.error(`${formatFailure(error, bucket, endpoint)}\n${state}`);
  process.exitCode = 1;
}

async function deploy({ prefix, dryRun, rollback, preview }: DeployRequest): Promise<void> {
  const local = rollback ? undefined : freshExport(preview);
  const store = s3Store(bucket, prefix, Boolean(endpoint));
  const record = readRecord(await store.read(recordPath));
  const remote = await store.list();
  const plan = makePlan(local?.files ?? rollbackTarget(record, remote), remote, record, new Date());
  console.log(formatPlan(plan, dryRun));
  if (dryRun || (isEmpty(plan) && !record.started)) return;

  const putFile: PutFile = local
    ? async (path, file) => store.put(path, local.read(path), file)
    : restore(store, remote);
  const start = performance.now();
  hasBegun = true;
  await executePlan(plan, store, putFile, console.log);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const placed = `${plan.uploads.flat().length} files ${local ? 'uploaded' : 'restored'}`;
  console.log(`Done in ${seconds} s: ${placed}, ${plan.removals.flat().length} removed.`);
}

/**
 * The export, rebuilt if it is stale.
 * @throws when the site is to be public and is not ready.
 */
function freshExport(preview: boolean) {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const left = preview ? [] : checkGoLive(read, day, env).items;
  if (left.length > 0) {
    throw new Error(
      `The site is not ready to be public: ${left.length} items are left, and npm run check:golive lists them. --preview deploys it anyway, hidden from search engines.`,
    );
  }
  if (!buildIfNeeded(root, datedFacts(read.content.business))) {
    throw new Error('The site could not be built.');
  }
  return localFiles(join(root, outFolder()), read.content.redirects, preview);
}
