import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf, placeOf } from '../../lib/content/form-words';
import { businessFileOf } from '../../lib/schema/business';
import { placeholdersIn } from '../../lib/schema/placeholders';
import { siteOrigin } from '../../lib/site';
import type { Finding } from './finding';

/** The fields that no page needs. */
const optional = new Set(['answers', 'languages', 'payments', 'profiles', 'verification']);

function groupOf(field = ''): Finding['group'] {
  if (field === 'commissions') return 'commissions';
  return optional.has(field) ? 'answers' : 'facts';
}

/** Each placeholder. An origin in the environment overrides the one in content. */
export const placeholderFindings = ({ record }: ContentWithLines): Finding[] =>
  placeholdersIn({ ...record, origin: siteOrigin(record) }).map(({ path, why }) => ({
    id: `placeholder/${path.join('.')}`,
    group: groupOf(path[0]),
    path,
    say: `${placeOf(path, businessFileOf(path[0]))}: ${why}`,
    do: helpOf(path),
  }));
