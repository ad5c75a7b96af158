import { clsx } from 'clsx';
import { InlineScript } from '@/components/ui/inline-script';
import { lapseNotices } from '@/lib/contact/commissions';
import { addDays } from '@/lib/hours/calendar';
import { formatClosure, noticeOf } from '@/lib/hours/closures';
import type { Content } from '@/lib/schema/content';

/**
 * Runs right after the notices, before the first paint. The early script waits for the whole page:
 * if it hid a notice only then, everything below would move.
 */
const showDueNotices = 'self.showStatus?.()';

/**
 * That a commission has expired, from the next day on; the owner's notice through its last day; and
 * days off, from two weeks ahead until they are over. The page may be months old: the early script
 * shows what is due. Without JavaScript, the notice and the next days off show.
 */
export function ClosureNotice({ business }: Pick<Content, 'business'>) {
  const { closures, notice } = business;
  const notices = [
    ...lapseNotices(business).map((lapse) => ({ ...lapse, hidden: lapse.begins !== '' })),
    ...(notice
      ? [{ label: 'Notice', text: notice.text, begins: '', ends: addDays(notice.until, 1) }]
      : []),
    ...closures.map((closure, index) => ({
      ...noticeOf(closure),
      label: `${closure.hours ? 'Other hours' : 'Day off'}: ${closure.reason}`,
      text: formatClosure(closure),
      isLater: index > 0,
    })),
  ];
  if (notices.length === 0) return null;
  return (
    <div>
      {notices.map(({ label, text, ends, begins, ...shown }) => (
        <aside
          key={label + text}
          aria-label={label}
          data-from={begins}
          data-until={ends}
          hidden={'hidden' in shown && shown.hidden}
          className={clsx(
            'bg-navy-900 px-4 py-1 text-center text-sm text-cream-50',
            'isLater' in shown && shown.isLater && 'unscripted:hidden',
          )}
          // The early script hides it before React hydrates.
          suppressHydrationWarning
        >
          {text}
        </aside>
      ))}
      <InlineScript>{showDueNotices}</InlineScript>
    </div>
  );
}
