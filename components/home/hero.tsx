import { CallOrText } from '@/components/contact/call-link';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { listInWords } from '@/lib/text';
import { townAndState } from '@/lib/towns';
import { FiveAnswers } from './five-answers';

export function Hero({ business, homeTown }: { business: Business; homeTown: Town }) {
  return (
    <header className="grid gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-12 lg:pt-12">
      <div className="lg:col-span-7">
        <p className="eyebrow">Mobile notary, {townAndState(homeTown)}</p>
        <h1 className="mt-2 text-4xl">Signed and stamped, at your own table</h1>
        <p className="mt-4 max-w-prose text-lg">
          We come to your home, your hospital room, your farm or your office in the{' '}
          {listInWords(business.serviceArea)}.
        </p>
        <div className="mt-6">
          <CallOrText business={business} size="lg" />
        </div>
      </div>
      <div className="lg:col-span-5">
        <FiveAnswers business={business} />
      </div>
    </header>
  );
}
