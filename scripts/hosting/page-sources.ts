import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '../../lib/pages/security-policy';
import { pageNames } from '../pages/page-names';

const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/**
 * What the policies of an export's pages allow, each once: the hashes of inline scripts, and the
 * origins besides their own that they may send to.
 *
 * @param out the folder of the export.
 * @throws when a page has no policy: a header made from the others would stop its scripts.
 */
export function pageSources(out: string): Required<Omit<PolicySources, 'styles'>> {
  const scripts = new Set<string>();
  const connect = new Set<string>();
  for (const page of pageNames(out)) {
    const [, rules] = policy.exec(readFileSync(join(out, page), 'utf8')) ?? [];
    if (rules === undefined) {
      throw new Error(`${page} has no policy of its own.`);
    }
    for (const source of sourcesOf(rules, 'script-src')) {
      if (source.startsWith("'sha256-")) scripts.add(source);
    }
    for (const source of sourcesOf(rules, 'connect-src')) {
      if (!source.startsWith("'")) connect.add(source);
    }
  }
  return { scripts: [...scripts].sort(), connect: [...connect].sort() };
}

function sourcesOf(rules: string, name: string): string[] {
  const rule = rules.split(';').find((candidate) => candidate.startsWith(`${name} `));
  return rule?.split(' ').slice(1) ?? [];
}
