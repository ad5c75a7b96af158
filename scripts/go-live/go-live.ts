import type { ContentWithLines } from '../../lib/content/read-content';
import type { Environment } from '../../lib/site';
import { choiceFindings, deliveryFindings } from './choices';
import { commissionFindings } from './commissions';
import { closureFindings, lawFindings, securityContactFindings } from './dates';
import { type GoLiveItem, type GoLiveNote, groups } from './finding';
import { madeUpFindings } from './made-up';
import { placeholderFindings } from './placeholders';
import { reviewFindings, unverifiedFindings } from './unconfirmed';

const checks = [
  placeholderFindings,
  madeUpFindings,
  commissionFindings,
  lawFindings,
  reviewFindings,
  unverifiedFindings,
  choiceFindings,
  securityContactFindings,
  closureFindings,
  deliveryFindings,
];

/**
 * Everything to enter, confirm or decide before the site may be public, group by group
 * (decision 0002), and what is only good to know.
 *
 * @param day the day of the report, such as 2026-11-20.
 * @param env its SITE_ORIGIN, if set, overrides the origin in content.
 */
export function checkGoLive(
  read: ContentWithLines,
  day: string,
  env: Environment = {},
): { items: GoLiveItem[]; notes: GoLiveNote[] } {
  const findings = checks.flatMap((check) => [...check({ ...read, day, env })]);
  const items = findings.filter((finding) => 'id' in finding);
  return {
    items: groups.flatMap((group) => items.filter((item) => item.group === group)),
    notes: findings.filter((finding) => !('id' in finding)),
  };
}
