import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '../../lib/pages/security-policy';
import { pageNames } from '../pages/page-names';

/** As the build writes it: parsing every page again would cost the build seconds. */
const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/**
 * What the policies of an export's pages allow, each once: the hashes of inline scripts, and the
 * other origins the pages may send to.
 *
 * @param out the folder of the export.
 * @throws when a page has no policy: a header made from the others would block its scripts.
 */
export function pageSources(out: string): Required<Omit<PolicySources, 'styles'>> {
  const policies = pageNames(out).map((page) => policyOf(out, page));
  const sources = (pattern: RegExp) => [...new Set(policies.join(';').match(pattern))].sort();
  return {
    scripts: sources(/(?<=script-src [^;]*)'sha256-[^']*'/g),
    connect: sources(/(?<=connect-src [^;]*)https?:[^ ;]*/g),
  };
}

/**
 * The policy a page of an export has of its own.
 * @throws when it has none.
 */
export function policyOf(out: string, page: string): string {
  const [, value] = policy.exec(readFileSync(join(out, page), 'utf8')) ?? [];
  if (!value) throw new Error(`${page}: expected a policy of its own, found none.`);
  return value;
}
