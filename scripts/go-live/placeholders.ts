import type { ContentWithLines } from '../../lib/content/read-content';
import type { BusinessRecord } from '../../lib/schema/business';
import { type Environment, isOriginGiven } from '../../lib/site';
import { formatList } from '../../lib/text';
import { commissionToType } from './commission-placeholder';
import { type GoLiveItem, inBusiness } from './item';
import { lawToCompare } from './law';

type Words = Pick<GoLiveItem, 'group' | 'say' | 'do'>;

/** Each field that still stands in `placeholders`, but the web address where the environment has it. */
export function placeholderItems(
  read: ContentWithLines,
  day: string,
  env: Environment,
): GoLiveItem[] {
  const { placeholders } = read.record;
  return placeholders.flatMap((field, index): GoLiveItem[] => {
    if (field === 'origin' && isOriginGiven(env)) return [];
    const { group, say, do: task } = wordsFor(field, read.record, day);
    const { line } = inBusiness(read, 'placeholders', index);
    const last = placeholders.length === 1 ? ' Write the empty list `placeholders: []`.' : '';
    return [
      {
        id: `stand-in/${field}`,
        group,
        ...inBusiness(read, ...field.split('.')),
        say,
        do: `${task}. Then take the line \`- ${field}\` (line ${line}) out of \`placeholders\`.${last}`,
      },
    ];
  });
}

function wordsFor(field: string, record: BusinessRecord, day: string): Words {
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
        `How clients may pay is a stand-in${samples(record.payments)}, and no page shows it.`,
        'List what you take at `payments`',
      );
    case 'languages':
      return known(
        `The languages that you speak are a stand-in${samples(record.languages)}, and no page shows them.`,
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
      return { group: 'Commissions', ...commissionToType('ID', record, day) };
    case 'commissions.OR':
      return { group: 'Commissions', ...commissionToType('OR', record, day) };
    default:
      return known(`\`${field}\` is a stand-in.`, `Type what is true at \`${field}\``);
  }
}

/** What a list names, in brackets; nothing for an empty one. */
function samples(list: readonly string[]): string {
  return list.length === 0 ? '' : ` (${formatList(list)})`;
}
