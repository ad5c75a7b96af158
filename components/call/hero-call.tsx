import { CallOrText } from '@/components/call/call-link';
import type { Business } from '@/lib/schema/business';

/** The call buttons below a title; a phone has them in the call bar, and a printout in the line above. */
export function HeroCall({ business }: { business: Business }) {
  return (
    <div className="mt-6 hidden md:block print:hidden">
      <CallOrText business={business} size="lg" />
    </div>
  );
}
