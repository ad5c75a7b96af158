import * as z from 'zod';
import type { ContentWithLines } from '../../lib/content/content-of';
import { placeOf } from '../../lib/content/form-words';
import { businessFileOf } from '../../lib/schema/business';
import { choiceFindings } from './choices';
import { commissionFindings } from './commissions';
import { dateFindings, lawFindings } from './dates';
import { placeholderFindings } from './placeholders';
import { unconfirmedFindings } from './unconfirmed';

export type GoLiveItem = ReturnType<typeof checkGoLive>[number];

/**
 * Everything to enter, confirm or decide before the site can go live (decision 0002), and what is just
 * good to know, each with where its field is: in the file, and in the form.
 *
 * @param day the day of the report, such as 2026-11-20.
 */
export function checkGoLive(read: ContentWithLines, day: string) {
  const findings = [
    ...placeholderFindings(read),
    ...commissionFindings(read, day),
    ...dateFindings(read, day),
    ...lawFindings(read, day),
    ...unconfirmedFindings(read, day),
    ...choiceFindings(read),
  ];
  return findings.map(({ path, file = businessFileOf(path[0]), ...finding }) => ({
    file,
    line: read.findLine(file, path),
    field: z.core.toDotPath(path),
    place: placeOf(path, file),
    ...finding,
  }));
}
