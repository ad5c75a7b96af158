import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf, placeOf } from '../../lib/content/form-words';
import { businessFileOf } from '../../lib/schema/business';
import { placeholdersIn } from '../../lib/schema/placeholders';
import { siteOrigin } from '../../lib/site';
import type { Task } from './task';

/** The fields that no page needs. */
const optional = new Set(['answers', 'languages', 'payments', 'profiles', 'verification']);

function groupOf(field = ''): Task['group'] {
  if (field === 'commissions') return 'commissions';
  return optional.has(field) ? 'answers' : 'facts';
}

/** Each placeholder. An origin in the environment overrides the one in content. */
export const placeholderTasks = ({ record }: ContentWithLines): Task[] =>
  placeholdersIn({ ...record, origin: siteOrigin(record) }).map(({ path, why }) => ({
    group: groupOf(path[0]),
    path,
    say: `${placeOf(path, businessFileOf(path[0]))}: ${why}`,
    do: helpOf(path),
  }));
