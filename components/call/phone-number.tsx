import { SampleMark } from '@/components/facts/sample-mark';
import { hasTwoNumbers } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { PhoneControl } from './phone-control';

/** The number in a sentence, which can't be a `<p>`: the number opens in a `<div>`. */
export function PhoneNumber({ business }: { business: Business }) {
  const number = (of: 'phone' | 'textNumber') => (
    <>
      <PhoneControl business={business} of={of} look="prose">
        {(digits) => digits}
      </PhoneControl>
      <SampleMark business={business} field={of} />
    </>
  );
  if (!hasTwoNumbers(business)) return number('phone');
  return (
    <>
      {number('phone')} (calls) or {number('textNumber')} (texts)
    </>
  );
}
