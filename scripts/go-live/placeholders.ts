import { fieldHelp } from '../../lib/schema/field-help';
import { placeholdersIn } from '../../lib/schema/placeholders';
import type { Findings, GoLiveInput, GoLiveItem } from './finding';

const groupOf = new Map<string | undefined, GoLiveItem['group']>([['commissions', 'Commissions']]);

/** Each placeholder. An origin in the environment overrides the one in content. */
export function* placeholderFindings({ record, env }: GoLiveInput): Findings {
  const origin = env['SITE_ORIGIN'] || record.origin;
  for (const { path, why } of placeholdersIn({ ...record, origin })) {
    const field = path.join('.');
    yield {
      id: `placeholder/${field}`,
      group: groupOf.get(path[0]) ?? 'What only you know',
      path,
      say: `\`${field}\`: ${why}`,
      do: fieldHelp(path),
    };
  }
}
