import type { ReactNode } from 'react';
import { CallOrText } from '@/components/call/call-link';
import type { Business } from '@/lib/schema/business';
import { OpenNow } from '../facts/open-now';

interface Props {
  business: Business;
  heading: string;
  children: ReactNode;
}

/** The one dark band of a page: what to do next, above a signature line. */
export function CallToAction({ business, heading, children }: Props) {
  return (
    <section aria-labelledby="call-to-action" className="bg-navy-900 text-cream-50 print:hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-12 sm:px-6 lg:grid-cols-12 lg:items-center lg:py-16">
        <div className="lg:col-span-7">
          <h2 id="call-to-action" className="text-3xl">
            {heading}
          </h2>
          <div className="mt-3 max-w-prose">{children}</div>
        </div>
        <div className="lg:col-span-5">
          <div className="flex items-center gap-4 border-gold-400 border-b pb-3 max-sm:*:first:hidden">
            <span aria-hidden="true" className="font-serif text-3xl text-gold-300">
              X
            </span>
            <CallOrText business={business} size="lg" />
          </div>
          <p className="mt-2 text-sm">
            <OpenNow business={business} note=" (Mountain Time)" />
          </p>
        </div>
      </div>
    </section>
  );
}
