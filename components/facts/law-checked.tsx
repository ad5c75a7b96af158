import type { Content } from '@/lib/schema/content';
import { formatDate } from '@/lib/text/format';

/** The day the owner last read the law, once there is one. */
export function LawChecked({
  business,
  className,
}: Pick<Content, 'business'> & { className?: string }) {
  const { law } = business.agreed;
  return law && <span className={className}>{`Law last checked on ${formatDate(law)}.`}</span>;
}
