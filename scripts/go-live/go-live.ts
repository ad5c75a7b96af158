import { fieldName } from '../../lib/content/problem';
import type { ContentWithLines } from '../../lib/content/read-content';
import { businessFileOf } from '../../lib/schema/business';
import { placeOf } from '../../lib/schema/labels';
import type { Environment } from '../../lib/site';
import { choiceFindings } from './choices';
import { commissionFindings } from './commissions';
import { dateFindings } from './dates';
import type { GoLiveItem } from './finding';
import { lawFindings } from './laws';
import { placeholderFindings } from './placeholders';
import { unconfirmedFindings } from './unconfirmed';

const checks = [
  placeholderFindings,
  commissionFindings,
  lawFindings,
  dateFindings,
  unconfirmedFindings,
  choiceFindings,
];

/**
 * Everything to enter, confirm or decide before the site can go live (decision 0002), and what is just
 * good to know.
 */
export function checkGoLive(
  read: ContentWithLines,
  day: string,
  env: Environment = {},
): GoLiveItem[] {
  return checks
    .flatMap((check) => [...check({ ...read, day, env })])
    .map(({ path, file = businessFileOf(path[0]), ...finding }) => ({
      file,
      line: read.findLine(file, path),
      field: fieldName(path),
      place: placeOf(path, file),
      ...finding,
    }));
}
