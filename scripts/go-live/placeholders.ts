import { businessFileOf } from '../../lib/schema/business';
import { helpOf, placeOf } from '../../lib/schema/labels';
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
      say: `${placeOf(path, businessFileOf(path[0]))}: ${why}`,
      do: helpOf(path),
    };
  }
}
