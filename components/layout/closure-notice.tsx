import { formatClosure, noticeBegins, noticeEnds } from '@/lib/hours/closures';
import type { Business } from '@/lib/schema/business';

/** Stands right behind the days off, so that nothing moves when one of them is hidden. */
const showToday = 'self.today && today()';

/**
 * The days off, each from two weeks before until it is over. The page stands for months and knows
 * no day: the early script shows what is due, and without script the next one stands there with its date.
 */
export function ClosureNotice({ business }: { business: Business }) {
  const { closures } = business;
  if (closures.length === 0) return null;
  return (
    <div>
      {closures.map((closure) => (
        <aside
          key={`${closure.from} ${closure.reason}`}
          aria-label={`Day off: ${closure.reason}`}
          data-from={noticeBegins(closure)}
          data-until={noticeEnds(closure)}
          className="unscripted:not-first:hidden bg-navy-900 px-4 py-1 text-center text-cream-50 text-sm"
          // The early script hides it before React is there.
          suppressHydrationWarning
        >
          {formatClosure(closure)}
        </aside>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script data-keep dangerouslySetInnerHTML={{ __html: showToday }} />
    </div>
  );
}
