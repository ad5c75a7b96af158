import { deliveryHost } from '../../lib/contact/delivery';
import { formatList } from '../../lib/text';
import { type Choice, type Findings, type GoLiveInput, howToAgree, inBusiness } from './finding';

/**
 * Each choice that was made for the owner, who has not agreed to it yet. The one to go without
 * Oregon comes with the commissions.
 */
export function* choiceFindings(input: GoLiveInput): Findings {
  const { agreed, notOnLocations, times } = input.record;
  const lineOf = (...path: string[]) => inBusiness(input, ...path).line;
  const extras = input.content.services.map(({ slug }) => {
    const file = `content/services/${slug}.yaml`;
    return `${file}:${input.findLine(file, ['extras'])}`;
  });
  const hours = times.priorityHours === 1 ? '1 hour' : `${times.priorityHours} hours`;
  const except =
    notOnLocations.length > 0
      ? ` except ${formatList(notOnLocations)}, which /areas/ shows too`
      : '';
  const choices: [choice: Choice, say: string, ifNot: string][] = [
    [
      'mapsAfterClick',
      'A map loads from Google only when a visitor clicks for it, so Google learns nothing about the other visitors.',
      'ask whoever maintains the code to change it.',
    ],
    [
      'priorityTime',
      `The site offers a priority visit within ${hours}, when available.`,
      `change \`priorityHours\` (line ${lineOf('times', 'priorityHours')}) first.`,
    ],
    [
      'extras',
      `The services name extras, some also under \`otherwise\`, and you must really offer every one of them: ${formatList(extras)}.`,
      'delete the ones that you do not offer first.',
    ],
    [
      'townsOnLocations',
      `The page /locations/ shows every town${except}.`,
      `change \`notOnLocations\` (line ${lineOf('notOnLocations')}) first.`,
    ],
  ];
  for (const [choice, say, ifNot] of choices) {
    if (agreed[choice]) continue;
    yield {
      id: `choice/${choice}`,
      group: 'Choices that are yours',
      ...inBusiness(input, 'agreed'),
      field: `agreed.${choice}`,
      say,
      do: `If you agree, ${howToAgree(input, choice)}. If not, ${ifNot}`,
    };
  }
}

/** Where messages go, once the owner lets the form deliver them. */
export function* deliveryFindings(input: GoLiveInput): Findings {
  const host = deliveryHost(input.record);
  if (host === undefined) return;
  yield {
    ...inBusiness(input, 'delivery'),
    say: `The message form sends what visitors write to ${host}, and the privacy policy says so (\`updated\` in content/legal/privacy-policy.md is the day on which that began). Send yourself a message from the finished site: only then do you know that messages arrive.`,
  };
}
