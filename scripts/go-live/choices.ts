import type { ContentWithLines } from '../../lib/content/read-content';
import { formatList } from '../../lib/text';
import { type Choice, type GoLiveItem, inBusiness, lineToAgree } from './item';

/**
 * Each decision that was made for the owner, who has not agreed to it yet. To do without Oregon is
 * asked for with the commissions.
 */
export function choiceItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const item = (choice: Choice, say: string, otherwise: string): GoLiveItem[] => {
    if (read.record.agreed[choice]) return [];
    return [
      {
        id: `choice/${choice}`,
        group: 'Choices that are yours',
        ...inBusiness(read, 'agreed'),
        field: `agreed.${choice}`,
        say,
        do: `If you agree, ${lineToAgree(read.record, choice, day)}. If not, ${otherwise}`,
      },
    ];
  };
  const hours = read.record.times.priorityHours;
  const lineOf = (...path: string[]) => inBusiness(read, ...path).line;
  return [
    ...item(
      'mapsAfterClick',
      'A map comes from Google only when a visitor asks for it with a click, so Google learns nothing of the others.',
      'ask whoever looks after the code to change it.',
    ),
    ...item(
      'priorityTime',
      `The site offers a priority visit within ${hours === 1 ? '1 hour' : `${hours} hours`}, when available.`,
      `change \`priorityHours\` (line ${lineOf('times', 'priorityHours')}) first.`,
    ),
    ...item(
      'extras',
      `The services name extras. You must really offer each of them: ${extraLists(read)}.`,
      'take out there what you do not offer.',
    ),
    ...item(
      'townsOnLocations',
      `The page /locations/ ${leftOut(read)}.`,
      `change \`notOnLocations\` (line ${lineOf('notOnLocations')}) first.`,
    ),
  ];
}

function extraLists({ content, findLine }: ContentWithLines): string {
  return formatList(
    content.services.map(({ slug, extras, online }) => {
      const file = `content/services/${slug}.yaml`;
      // A file without `otherwise` gives the line of its beginning there.
      const otherwise = findLine(file, ['otherwise', 'extras']);
      const isShown = !online && otherwise !== findLine(file, []);
      return `${extras.length} at ${file}:${isShown ? otherwise : findLine(file, ['extras'])}`;
    }),
  );
}

function leftOut({ content }: ContentWithLines): string {
  const { notOnLocations } = content.business;
  const names = content.towns
    .filter(({ slug }) => notOnLocations.includes(slug))
    .map(({ name }) => name);
  return names.length === 0
    ? 'shows every town'
    : `shows every town but ${formatList(names)}, which /areas/ shows too`;
}
