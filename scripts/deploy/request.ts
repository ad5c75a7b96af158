import { parseArgs } from 'node:util';

/** What the command line asks of `npm run deploy`. */
export interface DeployRequest {
  bucket: string;
  /** What stands before each file's path on the store: nothing, or words that end with a slash. */
  prefix: string;
  /** Says what would be done, and does nothing. */
  dryRun: boolean;
  /** Brings the deployment before back. */
  rollback: boolean;
  /** Deploys a site that is not ready to be public, and keeps search engines away from it. */
  preview: boolean;
}

const usage =
  'expected npm run deploy -- s3://bucket or s3://bucket/folder, with --dry-run, --preview or --rollback.';

/** @throws in plain words when the command line asks for something else. */
export function readRequest(args: readonly string[]): DeployRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  });
  const [address = '', ...more] = positionals;
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(address) ?? [];
  if (!bucket || more.length > 0) {
    throw new Error(`Found ${positionals.join(' ') || 'no address'}, ${usage}`);
  }
  if (values.rollback && values.preview) {
    throw new Error('--rollback brings back what was deployed, as it was: leave --preview out.');
  }
  return {
    bucket,
    prefix: folder && `${folder.slice(1)}/`,
    dryRun: values['dry-run'],
    rollback: values.rollback,
    preview: values.preview,
  };
}
