import { CallToAction } from '@/components/call/call-to-action';
import type { Business } from '@/lib/schema/business';

/** The closing band of a page made from its URL alone. */
export function NotFoundBanner({ business }: { business: Business }) {
  return (
    <CallToAction business={business} heading="Tell us what the paper is called">
      <p>And where you are, and how many people sign. You hear when we can come.</p>
    </CallToAction>
  );
}
