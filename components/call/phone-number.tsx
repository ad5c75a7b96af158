import { SampleMark, sampleWords } from '@/components/facts/sample-mark';
import { Island } from '@/components/islands/island';
import { formatPhone, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { MaskedNumber } from './masked-number';
import { PhoneReveal } from './phone-reveal.island.client';

/**
 * The number in a sentence: a link that dials it where that works, and on a desktop, the masked
 * number, which reveals the whole one. The sentence must not be a `<p>`: the number opens in a `<div>`.
 */
export function PhoneNumber({ business }: { business: Business }) {
  const { phone } = business;
  return (
    <>
      <Island
        of={{ PhoneReveal }}
        as="span"
        className="hidden desktop:inline"
        props={{
          variant: 'prose',
          phone,
          mark: sampleWords(business, 'phone'),
          children: <MaskedNumber phone={phone} />,
        }}
      />
      <a
        href={telHref(phone)}
        className="whitespace-nowrap text-link tabular desktop:hidden"
        data-plain
      >
        {formatPhone(phone)}
      </a>
      <SampleMark business={business} field="phone" />
    </>
  );
}
