import { parseArgs } from 'node:util';

const flag = { type: 'boolean', default: false } as const;

/**
 * What the command line asks for. `prefix` goes before each file's path on the store: empty, or a
 * folder with a trailing slash.
 *
 * @throws when the command line is anything else.
 */
export function readRequest(args: string[]) {
  const options = { 'dry-run': flag, preview: flag, rollback: flag };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { 'dry-run': dryRun, preview, rollback } = values;
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(positionals.join(' ')) ?? [];
  // A rollback restores a deployment exactly as it was.
  if (!bucket || (preview && rollback)) {
    throw new Error(
      `Found ${args.join(' ') || 'nothing'}, expected npm run deploy -- s3://bucket or s3://bucket/folder, optionally with --dry-run and with --preview or --rollback.`,
    );
  }
  return { bucket, prefix: folder && `${folder.slice(1)}/`, dryRun, preview, rollback };
}
