import { MessageSquare, Phone } from 'lucide-react';
import { SampleMark, sampleWords } from '@/components/facts/sample-mark';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';

/** The number and Text within a thumb's reach on small screens. The page leaves room for it below. */
export function CallBar({ business }: { business: Business }) {
  return (
    <nav
      aria-label="Call or text"
      className="@container fixed inset-x-0 bottom-0 z-10 grid h-bar grid-cols-call border-t border-cream-200 font-semibold gold print:hidden roomy:hidden"
    >
      <a href={telHref(business.phone)} className="flex items-center justify-center gap-2">
        <Phone className="size-5 shrink-0 @max-2xs:hidden" />
        <span className="sr-only">Call</span>
        <span className="text-base/none text-center tabular">
          {formatPhone(business.phone)}
          <SampleMark business={business} field="phone" />
        </span>
      </a>
      <a
        href={smsHref(business.phone)}
        className="flex items-center justify-center gap-2 border-l border-navy-950 px-7 @max-2xs:px-3"
      >
        <MessageSquare className="size-5 @max-2xs:hidden" />
        Text
        <span className="sr-only">{sampleWords(business, 'phone')}</span>
      </a>
    </nav>
  );
}
