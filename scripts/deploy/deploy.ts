import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildDay } from '../../lib/content/build-day';
import { contentRoot, outFolder } from '../../lib/content/content-root';
import { datedFacts } from '../../lib/content/dated-facts';
import { readContentWithLines } from '../../lib/content/read-content';
import { needsBuild } from '../build/needs-build';
import { reportContentErrors } from '../content/report-content-errors';
import { goLiveItems } from '../go-live/go-live';
import { formatFailure } from './error-messages';
import { executePlan, type PutFile } from './execute-plan';
import { formatPlan } from './format-plan';
import { type LocalFiles, localFiles } from './local-files';
import { isEmpty, makePlan } from './plan';
import { progress } from './progress';
import { readRecord, recordPath } from './record';
import { type DeployRequest, readRequest } from './request';
import { restore, rollbackTarget } from './rollback';
import { s3Store } from './s3-store';
import type { Store } from './store';

/**
 * `npm run deploy -- s3://bucket[/folder]`: brings the export to a store that speaks S3. Whatever
 * interrupts it, each page there is whole, of the old build or of the new one, and the same command
 * again finishes the job (docs/decisions/0012).
 */
const root = process.cwd();
const env = process.env;
// Its version is pinned: which Node its next ones will want is nothing to the owner.
env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
let bucket = '';
let begun = false;
try {
  const request = readRequest(process.argv.slice(2));
  bucket = request.bucket;
  await reportContentErrors(() => deploy(request));
} catch (error) {
  const after = begun
    ? 'Every page on the store is whole still, of the old build or of the new one: the same command again finishes the job.'
    : 'Nothing was changed on the store.';
  console.error(`${formatFailure(error, bucket, env)}\n${after}`);
  process.exitCode = 1;
}

async function deploy(request: DeployRequest): Promise<void> {
  const local = request.rollback ? undefined : exported(request.preview);
  const store = s3Store(request, env);
  const record = readRecord(await store.read(recordPath));
  const remote = await store.list();
  const files = local?.files ?? rollbackTarget(record, remote);
  const plan = makePlan(files, remote, record, new Date());
  console.log(formatPlan(plan, request));
  if (request.dryRun || (isEmpty(plan) && !record.started)) return;

  const uploads = plan.uploads.flat().length;
  const removals = plan.removals.flat().length;
  const onProgress = progress(uploads + removals, process.stdout);
  const start = performance.now();
  begun = true;
  const putFile = local ? upload(store, local) : restore(store, files, remote);
  await executePlan(plan, store, putFile, onProgress);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Done in ${seconds} s: ${uploads} files ${local ? 'uploaded' : 'brought back'}, ${removals} removed.`,
  );
}

function upload(store: Store, { files, read }: LocalFiles): PutFile {
  return async (path) => {
    const file = files[path];
    if (file) await store.put(path, read(path), file);
  };
}

/**
 * The export, built anew where it is stale.
 * @throws in plain words while something is left before the site may be public, if it is to be.
 */
function exported(preview: boolean): LocalFiles {
  const day = buildDay();
  const read = readContentWithLines(contentRoot(), day);
  const left = preview ? [] : goLiveItems(read, day, env);
  if (left.length > 0) {
    throw new Error(
      `The site may not be public yet: ${left.length} things are left, and npm run check:golive lists them. With --preview it is deployed all the same, hidden from search engines.`,
    );
  }
  if (needsBuild(root, datedFacts(read.content.business), outFolder())) {
    const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
    if (status !== 0) throw new Error('The site could not be built.');
  }
  return localFiles(join(root, outFolder()), read.content.redirects, preview);
}
