import type { ContentWithLines } from '../../lib/content/read-content';
import { formatDate } from '../../lib/text';
import { type GoLiveNote, inBusiness } from './item';

/** Why the site says that nothing is notarized online, while it says so. */
export function onlineNotes(read: ContentWithLines): GoLiveNote[] {
  const { states, online } = read.content.business.authority;
  if (online) return [];
  const note = (why: string, ...path: string[]): GoLiveNote[] => {
    const { file, line } = inBusiness(read, 'commissions', 'ID', ...path);
    return [{ file, line, say: `The site says that you do not notarize online: ${why}.` }];
  };
  const { remote } = read.record.commissions.ID;
  if (!states.includes('ID')) return note('the Idaho commission is over', 'expires');
  if (!remote?.since) return note('the Idaho commission has no `remote`');
  return note(
    `the day \`since\` of \`remote\`, ${formatDate(remote.since)}, has not come. Build it again then`,
    'remote',
    'since',
  );
}
