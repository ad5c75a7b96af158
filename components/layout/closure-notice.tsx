import { InlineScript } from '@/components/ui/inline-script';
import { formatClosure, noticeOf } from '@/lib/hours/closures';
import type { Content } from '@/lib/schema/content';

/**
 * Runs right after the notices, before the first paint: the early script itself waits for the whole
 * page, and hiding a notice that late would move everything below it.
 */
const showDueNotices = 'self.today && today()';

/**
 * The days off, each from two weeks ahead until it is over. The page may be months old and doesn't
 * know the date: the early script shows what is due; without JavaScript the next one shows, dated.
 */
export function ClosureNotice({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const { closures } = business;
  if (closures.length === 0) return null;
  return (
    <div>
      {closures.map((closure) => (
        <aside
          key={`${closure.from} ${closure.reason}`}
          aria-label={`Day off: ${closure.reason}`}
          data-from={noticeOf(closure).begins}
          data-until={noticeOf(closure).ends}
          className="unscripted:not-first:hidden bg-navy-900 px-4 py-1 text-center text-cream-50 text-sm"
          // The early script hides it before React hydrates.
          suppressHydrationWarning
        >
          {formatClosure(closure, pages.frame.closure)}
        </aside>
      ))}
      <InlineScript>{showDueNotices}</InlineScript>
    </div>
  );
}
