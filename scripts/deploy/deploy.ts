import { outFolder } from '../../lib/content/content-root';
import { readContentWithLines } from '../../lib/content/read-content';
import { pluralize } from '../../lib/text/format';
import { checkGoLive } from '../go-live/go-live';
import { isLeft } from '../go-live/task';
import { checkSettings } from '../report-content-errors';
import { explainFailure } from './explain-failure';
import { bytesOf, localFiles } from './local-files';
import { executePlan, makePlan } from './plan';
import { readRequest } from './request';
import { s3Store } from './s3-store';

/**
 * `npm run deploy -- s3://bucket[/folder]`: after a build, uploads it to an S3-compatible store.
 * Whatever interrupts it, each page on the store stays intact, from the old build or the new one,
 * and the same command finishes the job (decision 0012).
 */
// The SDK is pinned: the owner needn't know which Node its later versions will require.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3: endpoint = AWS_ENDPOINT_URL } = process.env;
let bucket = '';
let state = 'Nothing was changed on the store.';
try {
  checkSettings();
  const { dryRun, preview, ...target } = readRequest(process.argv.slice(2));
  bucket = target.bucket;
  const files = filesToDeploy(preview);
  const store = s3Store(bucket, target.prefix, Boolean(endpoint));
  const plan = await makePlan(files, store);
  const changes = plan.flat();
  const uploads = changes.filter(({ file }) => file).length;
  if (dryRun) for (const { path, file } of changes) console.log(`${file ? '+' : '-'} ${path}`);
  console.log(
    changes.length > 0
      ? `New or changed: ${uploads} of ${pluralize(files.length, 'file')}. To remove: ${changes.length - uploads}.`
      : `All ${files.length} files are already up to date.`,
  );
  if (dryRun) console.log('Nothing was uploaded or removed (--dry-run).');
  else {
    state =
      'Every page on the store is intact, from the old build or the new one: run the same command again to finish.';
    await executePlan(plan, store, (path) => bytesOf(outFolder(), path, preview));
    console.log('Done.');
  }
} catch (error) {
  console.error(`${explainFailure(error, bucket, endpoint)}\n${state}`);
  process.exitCode = 1;
}

/** @throws when the site would go live and isn't ready. */
function filesToDeploy(preview: boolean) {
  const read = readContentWithLines();
  const left = preview ? [] : checkGoLive(read).filter(isLeft);
  if (left.length > 0) {
    throw new Error(
      `The site isn't ready to go live. Things left to do: ${left.length} (npm run check:golive lists them). To deploy it anyway, hidden from search engines, add --preview.`,
    );
  }
  return localFiles(outFolder(), read.content.redirects, preview);
}
