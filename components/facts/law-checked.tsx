import type { Content } from '@/lib/schema/content';
import { formatDate } from '@/lib/text';

/** The day the owner last read the law, once there is one. */
export function LawChecked({ business }: Pick<Content, 'business'>) {
  const { law } = business.agreed;
  return law && `Law last checked on ${formatDate(law)}.`;
}
