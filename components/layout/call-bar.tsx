import { __iconData as messageSquare } from 'lucide-react/icons/message-square';
import { __iconData as phone } from 'lucide-react/icons/phone';
import { Icon } from '@/components/ui/icon';
import { smsHref, telHref } from '@/lib/phone';
import type { Business } from '@/lib/schema/business';

/** Call and Text within a thumb's reach on small screens. The page leaves room for it below. */
export function CallBar({ business }: { business: Business }) {
  const sample = business.standIns.includes('phone') ? ' (sample)' : '';
  return (
    <nav
      aria-label="Call or text"
      className="fixed inset-x-0 bottom-0 z-10 grid h-bar grid-cols-2 border-cream-200 border-t bg-gold-400 font-semibold text-navy-950 md:hidden print:hidden"
    >
      <a href={telHref(business.phone)} className="flex items-center justify-center gap-2">
        <Icon drawing={phone} className="size-5" />
        {`Call${sample}`}
      </a>
      <a
        href={smsHref(business.phone)}
        className="flex items-center justify-center gap-2 border-navy-950 border-l"
      >
        <Icon drawing={messageSquare} className="size-5" />
        {`Text${sample}`}
      </a>
    </nav>
  );
}
