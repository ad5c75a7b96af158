import { parseArgs } from 'node:util';

export type DeployRequest = ReturnType<typeof readRequest>;

const usage =
  'expected npm run deploy -- s3://bucket or s3://bucket/folder, with --dry-run, --preview or --rollback.';
const flag = { type: 'boolean', default: false } satisfies { type: 'boolean'; default: boolean };

/**
 * What the command line asks for. `prefix` goes before each file's path on the store: empty, or a
 * folder with a slash at its end.
 *
 * @throws when the command line is anything else.
 */
export function readRequest(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': flag, rollback: flag, preview: flag },
  });
  const { 'dry-run': dryRun, rollback, preview } = values;
  const [url = '', ...more] = positionals;
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)\/?$/.exec(url) ?? [];
  if (!bucket || more.length > 0) {
    throw new Error(`Found ${positionals.join(' ') || 'no URL'}, ${usage}`);
  }
  if (rollback && preview) {
    throw new Error('--rollback restores what was deployed as it was: leave --preview out.');
  }
  return { bucket, prefix: folder && `${folder.slice(1)}/`, dryRun, rollback, preview };
}
