import { CallToAction } from '@/components/call/call-to-action';
import type { Business } from '@/lib/schema/business';
import type { NotFoundCopy } from '@/lib/schema/pages/not-found';

interface Props {
  business: Business;
  copy: NotFoundCopy['banner'];
}

/** The closing band of a page made from its URL alone. */
export function NotFoundBanner({ business, copy }: Props) {
  return (
    <CallToAction business={business} heading={copy.heading}>
      <p>{copy.text}</p>
    </CallToAction>
  );
}
