import { parseArgs } from 'node:util';

const flag = { type: 'boolean', default: false } as const;

/**
 * What the command line asks for. `prefix` goes before each file's path on the store: empty, or a
 * folder with a trailing slash.
 *
 * @throws when the command line is anything else.
 */
export function readRequest(args: string[]) {
  const options = { 'dry-run': flag, preview: flag };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(positionals.join(' ')) ?? [];
  if (!bucket) {
    throw new Error(
      `Found ${args.join(' ') || 'nothing'}, expected npm run deploy -- s3://bucket or s3://bucket/folder, optionally with --dry-run and --preview.`,
    );
  }
  const prefix = folder && `${folder.slice(1)}/`;
  return { bucket, prefix, dryRun: values['dry-run'], preview: values.preview };
}
