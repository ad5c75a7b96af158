import { deliveryHost } from '../../lib/contact/delivery';
import { agreed, type Choice } from '../../lib/schema/agreed';
import { businessFiles } from '../../lib/schema/business';
import { helpOf } from '../../lib/schema/labels';
import { formatList } from '../../lib/text';
import type { Findings, GoLiveInput } from './finding';

/** How to agree to a choice, as the end of a sentence. */
export function howToAgree(choice: Choice): string {
  const { title } = agreed.shape[choice].meta() ?? {};
  return `enter the day at "${title}" in "${businessFiles.agreed.meta()?.title}".`;
}

/** Whether there is anything to agree to. */
function isOpen(choice: Choice, { hours, prices }: GoLiveInput['record']): boolean {
  if (choice === 'priorityCharge') return prices.priority !== 0;
  return choice !== 'weekendHours' || hours.some(({ byAppointment }) => byAppointment);
}

/**
 * Each choice made for the owner that the owner hasn't agreed to yet (going without a commission is
 * listed with the commissions), and where messages go once the form delivers them.
 */
export function* choiceFindings(input: GoLiveInput): Findings {
  const { content, record } = input;
  const choices: [choice: Choice, atPresent: string][] = [
    ['mapsAfterClick', ''],
    ['priorityTime', ` Now: ${record.times.priorityHours}.`],
    ['priorityCharge', ''],
    ['weekendHours', ''],
    ['extras', ` They are in ${formatList(content.services.map(({ title }) => `"${title}"`))}.`],
    ['townsOnLocations', ` Now: ${formatList(record.notOnLocations) || 'none'}.`],
  ];
  for (const [choice, atPresent] of choices) {
    if (record.agreed[choice] || !isOpen(choice, record)) continue;
    yield {
      id: `choice/${choice}`,
      group: 'choices',
      path: ['agreed', choice],
      say: `${helpOf(['agreed', choice])}${atPresent}`,
      do: `If you agree, ${howToAgree(choice)}`,
    };
  }
  const host = deliveryHost(record);
  if (host === undefined) return;
  yield {
    group: 'notes',
    path: ['delivery'],
    say: `The message form sends what visitors write to ${host}, and the privacy policy says so (its date should be the day that began). Send yourself a message from the finished site: that's the only way to know that messages arrive.`,
  };
}
