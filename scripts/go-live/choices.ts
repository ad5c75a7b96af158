import { deliveryHost } from '../../lib/contact/delivery';
import type { Choice } from '../../lib/schema/agreed';
import { fieldHelp } from '../../lib/schema/field-help';
import { formatList } from '../../lib/text';
import type { Findings, GoLiveInput } from './finding';

/** How to agree to a choice: the line to add, dated the day of the report. */
export function howToAgree({ record: { agreed }, day }: GoLiveInput, choice: Choice): string {
  const emptyMark = Object.keys(agreed).length === 0 ? ', and delete the `{}` after it' : '';
  return `add the line \`  ${choice}: ${day}\` below \`agreed:\`${emptyMark}.`;
}

/**
 * Each choice made for the owner that the owner hasn't agreed to yet (going without Oregon is listed
 * with the commissions), and where messages go once the form delivers them.
 */
export function* choiceFindings(input: GoLiveInput): Findings {
  const { content, record, findLine } = input;
  const extras = content.services.map(({ slug }) => {
    const file = `content/services/${slug}.yaml`;
    return `${file}:${findLine(file, ['extras'])}`;
  });
  const choices: [choice: Choice, atPresent: string][] = [
    ['mapsAfterClick', ''],
    ['priorityTime', ` Now: ${record.times.priorityHours}.`],
    ['extras', ` They are at ${formatList(extras)}.`],
    ['townsOnLocations', ` Now: ${formatList(record.notOnLocations) || 'none'}.`],
  ];
  for (const [choice, atPresent] of choices) {
    if (record.agreed[choice]) continue;
    yield {
      id: `choice/${choice}`,
      group: 'Choices that are yours to make',
      path: ['agreed', choice],
      say: `${fieldHelp(['agreed', choice])}${atPresent}`,
      do: `If you agree, ${howToAgree(input, choice)}`,
    };
  }
  const host = deliveryHost(record);
  if (host === undefined) return;
  yield {
    path: ['delivery'],
    say: `The message form sends what visitors write to ${host}, and the privacy policy says so (\`updated\` in content/legal/privacy-policy.md should be the day that began). Send yourself a message from the finished site: that's the only way to know that messages arrive.`,
  };
}
