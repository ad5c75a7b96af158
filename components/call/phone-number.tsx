import { SampleMark, sampleWords } from '@/components/facts/sample-mark';
import { Island } from '@/components/islands/island';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { MaskedNumber } from './masked-number';
import { PhoneReveal } from './phone-reveal.island.client';

interface Props {
  business: Business;
  /** Which number. */
  of?: 'phone' | 'texts';
}

/**
 * The number in a sentence: a link that dials it where that works, and on a desktop, the masked
 * number, which reveals the whole one. If texts go to another number, that follows. The sentence must
 * not be a `<p>`: the number opens in a `<div>`.
 */
export function PhoneNumber({ business, of = 'phone' }: Props) {
  const phone = business[of];
  const isText = of === 'texts';
  return (
    <>
      <Island
        of={{ PhoneReveal }}
        as="span"
        className="hidden desktop:inline"
        props={{
          variant: 'prose',
          phone,
          ...(isText && { isText }),
          mark: sampleWords(business, of),
          children: <MaskedNumber phone={phone} />,
        }}
      />
      <a
        href={isText ? smsHref(phone) : telHref(phone)}
        className="whitespace-nowrap text-link tabular desktop:hidden"
        data-plain
      >
        {formatPhone(phone)}
      </a>
      <SampleMark business={business} field={of} />
      {hasTwoNumbers(business) && (isText ? ' (texts)' : ' (calls) or ')}
      {hasTwoNumbers(business) && !isText && <PhoneNumber business={business} of="texts" />}
    </>
  );
}
