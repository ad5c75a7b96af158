import { clsx } from 'clsx';
import { InlineScript } from '@/components/ui/inline-script';
import { lapseNotices, never } from '@/lib/contact/commission-line';
import { addDays } from '@/lib/hours/calendar';
import { formatClosure, noticeOf } from '@/lib/hours/closures';
import type { Content } from '@/lib/schema/content';

/**
 * Runs right after the notices, before the first paint: the early script itself waits for the whole
 * page, and hiding a notice that late would move everything below it.
 */
const showDueNotices = 'self.today && today()';

const look = 'bg-navy-900 px-4 py-1 text-center text-sm text-cream-50';

/**
 * That a commission has expired, from the next day on; then the owner's notice through its last day, and the days off, each from two weeks ahead until it is over.
 * The page may be months old and doesn't know the date: the early script shows what is due; without
 * JavaScript the notice and the next days off show.
 */
export function ClosureNotice({ business }: Pick<Content, 'business'>) {
  const { closures, notice } = business;
  const lapses = lapseNotices(business);
  const notices = closures.map((closure, index) => ({
    ...noticeOf(closure),
    label: `${closure.hours ? 'Other hours' : 'Day off'}: ${closure.reason}`,
    text: formatClosure(closure),
    isLater: index > 0,
  }));
  if (notice) {
    const ends = addDays(notice.until, 1);
    notices.unshift({ begins: '', ends, label: 'Notice', text: notice.text, isLater: false });
  }
  if (notices.length + lapses.length === 0) return null;
  return (
    <div>
      {lapses.map(({ state, text, from }) => (
        <aside
          key={state}
          aria-label={`${state} commission`}
          data-from={from}
          data-until={never}
          hidden={from !== ''}
          className={look}
          suppressHydrationWarning
        >
          {text}
        </aside>
      ))}
      {notices.map(({ label, text, ends, begins, isLater }) => (
        <aside
          key={text}
          aria-label={label}
          data-from={begins}
          data-until={ends}
          className={clsx(look, isLater && 'unscripted:hidden')}
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
