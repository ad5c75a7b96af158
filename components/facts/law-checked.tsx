import type { Content } from '@/lib/schema/content';
import { fill, formatDate } from '@/lib/text';

/** The day the owner last read the law, once there is one. */
export function LawChecked({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const { law } = business.agreed;
  return law && fill(pages.law.checked, { date: formatDate(law) });
}
