import { SampleMark } from '@/components/facts/sample-mark';
import type { Business } from '@/lib/schema/business';
import { PhoneControl } from './phone-control';

/** The number in a sentence, which must not be a `<p>`: the number opens in a `<div>`. */
export function PhoneNumber({ business }: { business: Business }) {
  return (
    <>
      <PhoneControl business={business} look="prose">
        {(digits) => digits}
      </PhoneControl>
      <SampleMark business={business} field="phone" />
    </>
  );
}
