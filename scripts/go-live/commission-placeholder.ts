import type { BusinessRecord } from '../../lib/schema/business';
import type { StateCode } from '../../lib/schema/fields';
import { type GoLiveItem, lineToAgree } from './item';

/** What to say and do while a commission's record is a stand-in. */
export function commissionToType(
  state: StateCode,
  record: BusinessRecord,
  day: string,
): Pick<GoLiveItem, 'say' | 'do'> {
  const { name } = record.law[state];
  const sentences = [
    `Type its \`number\` and the day on which it \`expires\`, such as 2030-01-31, at \`commissions\`, \`${state}\``,
  ];
  if (record.commissions[state]?.remote) {
    sentences.push(
      'If you are authorized to notarize online, also type the `technology` and `since` when at `remote`; if not, take `remote` out',
    );
  }
  if (state === 'OR') {
    const agree = record.agreed.withoutOregon
      ? ''
      : ` and ${lineToAgree(record, 'withoutOregon', day)}`;
    sentences.push(
      `If you hold no ${name} commission, take the record \`${state}\` out${agree}: the site then says by itself that you do not notarize in ${name}`,
    );
  }
  return {
    say: `The ${name} commission is a stand-in: its number and its last day are not on record, and the site speaks as if it were in force.`,
    do: sentences.join('. '),
  };
}
