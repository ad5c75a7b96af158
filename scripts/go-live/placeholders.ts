import { isOriginGiven } from '../../lib/site';
import { howToCheckLaw } from './dates';
import { type Findings, type GoLiveInput, type GoLiveItem, inBusiness } from './finding';

interface Advice {
  group?: GoLiveItem['group'];
  /** Follows "is a placeholder for". */
  for: string;
  do: string;
}

const advice: Readonly<Record<string, Advice>> = {
  brand: { for: 'the name of your business', do: 'Enter the name.' },
  phone: { for: 'your phone number', do: 'Enter yours in the same form, in quotation marks.' },
  email: { for: 'your email address', do: 'Enter yours.' },
  origin: { for: 'your web address', do: 'Enter it with https:// and without a slash at the end.' },
  base: { for: 'the address for directions', do: 'Enter the one you want clients to drive to.' },
  closures: { for: 'your days off', do: 'List them (`closures: []` if none are planned).' },
  payments: { for: 'the ways to pay', do: 'List the ones that you accept.' },
  languages: { for: 'the languages that you speak', do: 'List them.' },
  profiles: {
    for: 'your pages on other sites, such as a business profile',
    do: 'List their full web addresses (`profiles: []` if you have none).',
  },
  verification: {
    for: 'the codes that prove to search engines that this site is yours',
    do: 'Enter the codes that Google and Bing give you (`verification: {}` if you have none).',
  },
  lawChecked: {
    group: 'Law',
    for: 'the day on which somebody checked the law: the Idaho statutes (51-125, 51-133) were read only in a copy from 2020',
    do: howToCheckLaw,
  },
  'commissions.ID': commission('Idaho'),
  'commissions.OR': commission(
    'Oregon',
    ' If you have no Oregon commission, delete the record `OR` instead: the site then automatically says that you do not notarize in Oregon, and this list asks whether you agree to that.',
  ),
};

function commission(state: string, orElse = ''): Advice {
  return {
    group: 'Commissions',
    for: `your ${state} commission: its number and expiration date are missing, and the site reads as if it were in force`,
    do: `Enter its \`number\` and the date when it \`expires\`, such as 2030-01-31. If you are authorized to notarize online, also fill in \`remote\`: its \`technology\`, and \`since\`, the first day on which you may. If not, leave \`remote\` out.${orElse}`,
  };
}

/** Each field that `placeholders` lists, except an origin that the environment overrides. */
export function* placeholderFindings(input: GoLiveInput): Findings {
  const { placeholders } = input.record;
  const emptyList =
    placeholders.length === 1 ? ' Write the list, now empty, as `placeholders: []`.' : '';
  for (const [index, field] of placeholders.entries()) {
    if (field === 'origin' && isOriginGiven(input.env)) continue;
    const known = advice[field];
    const { line } = inBusiness(input, 'placeholders', index);
    yield {
      id: `placeholder/${field}`,
      group: known?.group ?? 'What only you know',
      ...inBusiness(input, ...field.split('.')),
      say: `\`${field}\` is a placeholder${known ? ` for ${known.for}` : ''}.`,
      do: `${known?.do ?? 'Enter the real value.'} Then delete the line \`- ${field}\` (line ${line}) from \`placeholders\`.${emptyList}`,
    };
  }
}
