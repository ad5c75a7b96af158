import type { ContentWithLines } from '../../content/read-content';
import type { BusinessRecord } from '../../schema/business';
import type { StateCode } from '../../schema/fields';
import { listInWords } from '../../text';
import { type GoLiveItem, inBusiness } from './item';
import { lawToCompare } from './law';
import { type Environment, hasOrigin } from './made-up';

type Words = Pick<GoLiveItem, 'group' | 'say' | 'do'>;

/** Each field that still stands in `standIns`, but the web address where the environment has it. */
export function standInItems(read: ContentWithLines, env: Environment): GoLiveItem[] {
  const { standIns } = read.record;
  return standIns.flatMap((field, index): GoLiveItem[] => {
    if (field === 'origin' && hasOrigin(env)) return [];
    const { group, say, do: task } = wordsFor(field, read.record);
    const { line } = inBusiness(read, 'standIns', index);
    const last = standIns.length === 1 ? ' Write the empty list `standIns: []`.' : '';
    return [
      {
        id: `stand-in/${field}`,
        group,
        ...inBusiness(read, ...field.split('.')),
        say,
        do: `${task}. Then take the line \`- ${field}\` (line ${line}) out of \`standIns\`.${last}`,
      },
    ];
  });
}

function wordsFor(field: string, record: BusinessRecord): Words {
  const known = (say: string, task: string): Words => ({
    group: 'What only you know',
    say,
    do: task,
  });
  const { base } = record;
  switch (field) {
    case 'brand':
      return known(
        `The name of the business is a stand-in (${record.brand}).`,
        'Type yours at `brand`',
      );
    case 'phone':
      return known(
        `The phone number is a stand-in (${record.phone}), and nobody answers there.`,
        'Type yours at `phone`, in the same form and in quotation marks',
      );
    case 'email':
      return known(
        `The email address is a stand-in (${record.email}), and nobody reads what is sent there.`,
        'Type yours at `email`',
      );
    case 'origin':
      return known(
        `The web address of the site is a stand-in (${record.origin}). Search engines and shared links would lead there.`,
        'Type yours at `origin`, with https:// before it and no slash after it',
      );
    case 'base':
      return known(
        `The address that directions lead to is a stand-in (${base.name}, ${base.street}, ${base.city}).`,
        'Type at `base` the address that you want clients to drive to',
      );
    case 'closures':
      return known(
        'Your days off are samples, and no page shows them.',
        'List yours at `closures` (`closures: []` if none is planned)',
      );
    case 'payments':
      return known(
        `How clients may pay is a stand-in (${listInWords(record.payments)}), and no page shows it.`,
        'List what you take at `payments`',
      );
    case 'languages':
      return known(
        `The languages that you speak are a stand-in (${listInWords(record.languages)}), and no page shows them.`,
        'List yours at `languages`',
      );
    case 'profiles':
      return known(
        'Your pages on other sites, such as a business profile, are a sample, and search engines are not told of it.',
        'List their full addresses at `profiles` (`profiles: []` if you have none)',
      );
    case 'verification':
      return known(
        'The codes with which search engines know that the site is yours are samples, and no page holds them.',
        'Type the codes that Google and Bing give you at `verification` (`verification: {}` if you have none)',
      );
    case 'lawChecked':
      return { group: 'Law', ...lawToCompare(record) };
    case 'commissions.ID':
      return commission('ID', record);
    case 'commissions.OR':
      return commission('OR', record);
    default:
      return known(`\`${field}\` is a stand-in.`, `Type what is true at \`${field}\``);
  }
}

function commission(state: StateCode, { commissions, law }: BusinessRecord): Words {
  const { name } = law[state];
  const sentences = [
    `Type its \`number\` and the day on which it \`expires\`, such as 2030-01-31, at \`commissions\`, \`${state}\``,
  ];
  if (commissions[state]?.remote) {
    sentences.push(
      'If you are authorized to notarize online, also type the `technology` and `since` when at `remote`; if not, take `remote` out',
    );
  }
  if (state !== 'ID') {
    sentences.push(
      `If you hold no ${name} commission, take the record \`${state}\` out: the site then says by itself that you do not notarize in ${name}`,
    );
  }
  return {
    group: 'Commissions',
    say: `The ${name} commission is a stand-in: its number and its last day are not on record, and the site speaks as if it were in force.`,
    do: sentences.join('. '),
  };
}
