import type { ReactNode } from 'react';
import { CallOrText } from '@/components/contact/call-link';
import { hoursInShort } from '@/lib/hours';
import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  heading: string;
  children: ReactNode;
}

/** The one dark band of a page: what to do next. */
export function CallToAction({ business, heading, children }: Props) {
  return (
    <section aria-labelledby="call-to-action" className="bg-navy-900 text-cream-50 print:hidden">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-12 sm:px-6 lg:grid-cols-3 lg:items-center">
        <div className="lg:col-span-2">
          <h2 id="call-to-action" className="text-3xl">
            {heading}
          </h2>
          <div className="mt-3 max-w-prose">{children}</div>
        </div>
        <div className="space-y-3">
          <CallOrText business={business} size="lg" />
          <p className="text-sm">{hoursInShort(business.hours)}, Mountain Time</p>
        </div>
      </div>
    </section>
  );
}
