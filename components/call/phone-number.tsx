import { SampleMark } from '@/components/facts/sample-mark';
import { hasTwoNumbers } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { PhoneControl } from './phone-control';

interface Props {
  business: Business;
  /** Which number. */
  of?: 'phone' | 'texts';
}

/**
 * The number in a sentence; if texts go to another number, that follows. The sentence must not be a
 * `<p>`: the number opens in a `<div>`.
 */
export function PhoneNumber({ business, of = 'phone' }: Props) {
  const isText = of === 'texts';
  return (
    <>
      <PhoneControl business={business} of={of} look="prose">
        {(number) => number}
      </PhoneControl>
      <SampleMark business={business} field={of} />
      {hasTwoNumbers(business) && (isText ? ' (texts)' : ' (calls) or ')}
      {hasTwoNumbers(business) && !isText && <PhoneNumber business={business} of="texts" />}
    </>
  );
}
