import type { ContentWithLines } from '../../lib/content/content-of';
import { businessFileOf } from '../../lib/schema/business';
import { helpOf, placeOf } from '../../lib/schema/labels';
import { placeholdersIn, type Why } from '../../lib/schema/placeholders';
import { siteOrigin } from '../../lib/site';
import type { Finding } from './finding';

const missing = {
  number: 'commission number',
  expires: 'last valid day',
  technology: 'technology for online notarization',
  since: 'first day online',
};

/** The end of a sentence for the owner. */
function inWords(why: Why): string {
  if (why.code === 'empty') return 'not filled in yet.';
  if (why.code === 'made up') return `"${why.part}" is made up.`;
  if (why.code === 'sample') return `"${why.text}" is the sample the site came with.`;
  const list = why.missing.map((field) => `no ${missing[field]}`).join(', ');
  return `${list} yet. The site reads as if nothing were missing.`;
}

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
    say: `${placeOf(path, businessFileOf(path[0]))}: ${inWords(why)}`,
    do: helpOf(path),
  }));
