import { SampleMark } from '@/components/facts/sample-mark';
import { hasTwoNumbers } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { PhoneControl } from './phone-control';

/** The number in a sentence, and any other for texts. It opens in a `<div>`, so the sentence can't be a `<p>`. */
export function PhoneNumber({ business }: { business: Business }) {
  const number = (of: 'phone' | 'texts') => (
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
      {number('phone')} (calls) or {number('texts')} (texts)
    </>
  );
}
