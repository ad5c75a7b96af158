import type { ContentWithLines } from '../../content/read-content';
import { listInWords } from '../../text';
import { type GoLiveItem, inBusiness } from './item';

type Choice = 'mapsAfterClick' | 'priorityTime' | 'extras' | 'townsOnLocations';

/** Each decision that was made for the owner, who has not agreed to it yet. */
export function choiceItems(read: ContentWithLines, day: string): GoLiveItem[] {
  const { agreed } = read.record;
  const none = Object.keys(agreed).length === 0 ? ', and take out the `{}` behind it' : '';
  const item = (choice: Choice, say: string, otherwise: string): GoLiveItem[] => {
    if (agreed[choice]) return [];
    return [
      {
        id: `choice/${choice}`,
        group: 'Choices that are yours',
        ...inBusiness(read, 'agreed'),
        field: `agreed.${choice}`,
        say,
        do: `If you agree, type the line \`  ${choice}: ${day}\` below \`agreed:\`${none}. If not, ${otherwise}`,
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
  return listInWords(
    content.services.map(({ slug, extras }) => {
      const file = `content/services/${slug}.yaml`;
      return `${extras.length} at ${file}:${findLine(file, ['extras'])}`;
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
    : `shows every town but ${listInWords(names)}, which /areas/ shows too`;
}
