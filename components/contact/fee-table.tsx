import { Section } from '@/components/ui/section';
import { dollars } from '@/lib/content/figures';
import type { Business } from '@/lib/schema/business';
import { dateInWords } from '@/lib/text';
import { feeStates } from '@/lib/town-words';
import { SampleMark } from './sample-mark';

interface Props {
  business: Business;
  /** The heading above the table, or beside it. */
  heading?: 'above' | 'margin';
}

/** The highest fees by state, and how they add up to what is paid. */
export function FeeTable({ business, heading = 'margin' }: Props) {
  const { law, practice, prices, lawChecked } = business;
  const states = feeStates(business).map((state) => ({ state, ...law[state] }));
  const [first] = states;
  return (
    <Section id="fees" title="What it costs" heading={heading}>
      <table className="figures text-left">
        <caption className="text-left text-sm">The most that the law allows for each act</caption>
        <thead>
          <tr className="border-gold-400 border-b">
            <th className="whitespace-nowrap py-2 pr-4 align-top sm:pr-6">State</th>
            <th className="whitespace-nowrap py-2 pr-4 align-top sm:pr-6">In person</th>
            {practice.remote.length > 0 && (
              <th className="whitespace-nowrap py-2 pr-4 align-top sm:pr-6">Online</th>
            )}
            <th className="py-2 align-top">Law</th>
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, name, highestFee, highestRemoteFee = highestFee, feeSource }) => (
            <tr key={name} className="border-cream-200 border-b">
              <th
                scope="row"
                className="whitespace-nowrap py-2 pr-4 align-top font-semibold sm:pr-6"
              >
                {name}
              </th>
              <td className="whitespace-nowrap py-2 pr-4 align-top sm:pr-6">
                {dollars(highestFee)}
              </td>
              {practice.remote.length > 0 && (
                <td className="whitespace-nowrap py-2 pr-4 align-top sm:pr-6">
                  {practice.remote.includes(state) ? dollars(highestRemoteFee) : 'not offered'}
                </td>
              )}
              <td className="py-2 align-top text-sm">{feeSource}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 max-w-prose space-y-2">
        <p>
          Your total is the number of notarial acts times the fee, plus travel by distance, an
          amount agreed before the trip.
          {first &&
            ` Two acts in ${first.name} are at most ${dollars(2 * first.highestFee)}, and the trip.`}{' '}
          Each additional notarization at the same visit is {dollars(prices.additionalNotarization)}
          .
        </p>
        <p className="text-sm">
          Fees and law last checked on {dateInWords(lawChecked)}
          <SampleMark business={business} field="lawChecked" />.
        </p>
      </div>
    </Section>
  );
}
