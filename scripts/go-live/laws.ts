import { helpOf } from '../../lib/schema/labels';
import { formatDate, formatList } from '../../lib/text';
import { isStale } from './dates';
import type { Findings, GoLiveInput } from './finding';

/** Each law that was read only in a copy, or that no one has read for half a year: legislatures meet every year. */
export function* lawFindings({ content, day }: GoLiveInput): Findings {
  for (const [
    index,
    { key, section, says, source, read, copy, citedIn },
  ] of content.laws.entries()) {
    if (copy === undefined && !isStale(read, day)) continue;
    const whatWasRead = copy === undefined ? '' : `: ${copy}`;
    yield {
      id: `law/${key}`,
      group: 'law',
      file: 'content/laws.yaml',
      path: ['laws', index],
      say: `${section} (${source}). What we say about it: ${says} Last read on ${formatDate(read)}${whatWasRead}. Files that cite it: ${formatList(citedIn)}.`,
      do: helpOf(['laws', index, 'read'], 'content/laws.yaml'),
    };
  }
}
