import type { ReactNode } from 'react';
import { DoorScene } from '@/components/facts/door-scene';
import { OpenNow } from '@/components/facts/open-now';
import type { Business } from '@/lib/schema/business';
import { CallOrText } from './call-or-text';
import { EmailUs } from './email-us';

interface Props {
  business: Business;
  copy: { heading: string; text: ReactNode };
  /** Below the signature on the home page, where the band is the contact section. */
  signature?: string;
  /** What the page is about: the visit, by default; the two at the door; or the road to a place. */
  scene?: 'night' | 'door' | 'road';
}

/** The one dark band of a page: what to do next, and how. */
export function CallToAction({ business, copy, signature, scene = 'night' }: Props) {
  return (
    <section
      id={signature && 'contact'}
      aria-labelledby="call-to-action"
      className="relative border-y border-navy-900 bg-navy-900 text-cream-50 print:hidden"
    >
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-gutter lg:grid-cols-2 lg:items-end">
        <div className="page-text px-4 pb-8 md:px-10 lg:py-14">
          {signature && (
            <p className="relative mb-6 max-w-md text-sm lg:mb-10">
              <svg
                aria-hidden="true"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="line-drawn line-in lg:-top-14! lg:h-29!"
              >
                <path className="lg:hidden" d="M200 0H100C30 0 0 10 0 32V70Q0 100 100 100" />
                <path className="max-lg:hidden" d="M0 0V60Q0 100 100 100" />
              </svg>
              <span className="signed mt-0 mb-1.5 border-b-2 sign-here text-gold-400" />
              {signature}
            </p>
          )}
          <h2 id="call-to-action" className="text-3xl">
            {copy.heading}
          </h2>
          <p className="mt-3 mb-5 max-w-prose">{copy.text}</p>
          <CallOrText business={business} size="lg" className="max-md:w-full max-md:px-3" />
          {signature && (
            <div className="mt-2">
              <EmailUs business={business} />
            </div>
          )}
          {/* On a phone, the hours follow in the footer. */}
          <p className="mt-5 text-sm max-md:hidden">
            <OpenNow business={business} hasZone />
          </p>
        </div>
        <div className="night-scene">
          <DoorScene at={scene} />
        </div>
      </div>
    </section>
  );
}
