import { MessageSquare, Phone } from 'lucide-react';
import { SampleMark, sampleWords } from '@/components/facts/sample-mark';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';

const place = '@container fixed inset-x-0 bottom-0 z-10 grid h-13';
const look =
  'border-t-3 border-double border-gold-400 bg-navy-900 text-cream-50 font-semibold roomy:hidden print:hidden';

/** The number and Text within a thumb's reach on small screens; the page leaves room for it. */
export function CallBar({ business }: { business: Business }) {
  if (hasTwoNumbers(business)) return <TwoNumbers business={business} />;
  return (
    <nav aria-label="Call or text" className={`${place} grid-cols-call ${look}`}>
      <a href={telHref(business.phone)} className="flex items-center justify-center gap-2">
        <Phone className="size-5 shrink-0 text-gold-300 @max-2xs:hidden" />
        <span className="sr-only">Call</span>
        <span className="text-base/none text-center tabular">
          {formatPhone(business.phone)}
          <SampleMark business={business} field="phone" />
        </span>
      </a>
      <a
        href={smsHref(business.textNumber)}
        className="flex items-center justify-center gap-2 border-l border-gold-400 px-7 @max-2xs:px-3"
      >
        <MessageSquare className="size-5 text-gold-300 @max-2xs:hidden" />
        Text
        <span className="sr-only">{sampleWords(business, 'phone')}</span>
      </a>
    </nav>
  );
}

/** The numbers to call and to text, side by side. Each is below its label: phones are narrow. */
function TwoNumbers({ business }: { business: Business }) {
  return (
    <nav aria-label="Call or text" className={`${place} grid-cols-2 ${look}`}>
      {(['phone', 'textNumber'] as const).map((field) => (
        <a
          key={field}
          href={field === 'phone' ? telHref(business.phone) : smsHref(business.textNumber)}
          className="flex flex-col items-center justify-center border-gold-400 text-sm/tight not-last:border-r"
        >
          <span>
            {field === 'phone' ? 'Call' : 'Text'}
            <SampleMark business={business} field={field} />
          </span>
          <span className="text-base/tight tabular">{formatPhone(business[field])}</span>
        </a>
      ))}
    </nav>
  );
}
