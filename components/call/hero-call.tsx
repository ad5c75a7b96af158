import { CallOrText } from '@/components/call/call-link';
import type { Business } from '@/lib/schema/business';

/** The call control below a title; on a phone the bar at the bottom has it already, on paper the line above it. */
export function HeroCall({ business }: { business: Business }) {
  return (
    <div className="mt-6 hidden md:block print:hidden">
      <CallOrText business={business} size="lg" />
    </div>
  );
}
