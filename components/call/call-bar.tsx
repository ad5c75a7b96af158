import { clsx } from 'clsx';
import { MessageSquare, Phone } from 'lucide-react';
import { SampleMark, sampleWords } from '@/components/facts/sample-mark';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';

/** The number and Text within a thumb's reach on small screens. The page leaves room for it below. */
export function CallBar({ business }: { business: Business }) {
  const isTwo = hasTwoNumbers(business);
  return (
    <nav
      aria-label="Call or text"
      className={clsx(
        'fixed inset-x-0 bottom-0 z-10 grid h-bar',
        isTwo ? 'grid-cols-2' : 'grid-cols-call',
        'border-t border-cream-200 font-semibold gold md:hidden print:hidden',
      )}
    >
      <a href={telHref(business.phone)} className="flex items-center justify-center gap-2">
        <Phone className="size-5 shrink-0" />
        <span className="sr-only">Call</span>
        <span className="text-base/none tabular">
          {formatPhone(business.phone)}
          <SampleMark business={business} field="phone" />
        </span>
      </a>
      <a
        href={smsHref(business.texts)}
        className="flex items-center justify-center gap-2 border-l border-navy-950"
      >
        <MessageSquare className="size-5" />
        {isTwo ? (
          <>
            <span className="sr-only">Text</span>
            <span className="text-base/none tabular">
              {formatPhone(business.texts)}
              <SampleMark business={business} field="texts" />
            </span>
          </>
        ) : (
          <>
            Text
            <span className="sr-only">{sampleWords(business, 'phone')}</span>
          </>
        )}
      </a>
    </nav>
  );
}
