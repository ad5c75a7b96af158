import { deliveryUrl } from '../../lib/contact/delivery';
import type { ContentWithLines } from '../../lib/content/content-of';
import { helpOf } from '../../lib/content/form-words';
import { formatHours } from '../../lib/hours/hours';
import { type Choice, agreed as choicesForm } from '../../lib/schema/agreed';
import { businessFiles } from '../../lib/schema/business';
import { formatList, pluralize } from '../../lib/text';
import { townBySlug } from '../../lib/towns/towns';
import { standardWindow } from '../../lib/towns/visit-times';
import type { Tasks } from './task';

/** How to agree to a choice, as the end of a sentence. */
export const howToAgree = (choice: Choice) =>
  `enter the day at "${choicesForm.shape[choice].meta()?.title}" in "${businessFiles.agreed.meta()?.title}".`;

/** Each choice the owner has yet to agree to, commissions apart, and where messages are delivered. */
export function* choiceTasks({ content, record }: ContentWithLines): Tasks {
  const { agreed, hours, maps, notOnLocations, prices, times } = record;
  const choices: [choice: Choice, atPresent: string, isOpen?: boolean][] = [
    [
      'visits',
      ` Now: ${formatHours(hours)}, from ${townBySlug(content.towns, record.home.town).name}, within ${standardWindow(times)}.`,
    ],
    ['maps', ` Now: ${maps}.`],
    [
      'priorityTime',
      ` Now: ${pluralize(times.priorityHours, 'hour')}, up to ${times.priorityMiles} miles.`,
    ],
    ['priorityCharge', '', prices.priority !== 0],
    ['weekendHours', '', hours.some(({ byAppointment }) => byAppointment)],
    ['extras', ` They are in ${formatList(content.services.map(({ title }) => `"${title}"`))}.`],
    ['townsOnLocations', ` Now: ${formatList(notOnLocations) || 'none'}.`],
  ];
  for (const [choice, atPresent, isOpen = true] of choices) {
    if (agreed[choice] || !isOpen) continue;
    const path = ['agreed', choice];
    const say = `${helpOf(path)}${atPresent}`;
    const task = `If you agree, ${howToAgree(choice)}`;
    yield { group: 'choices', path, say, do: task };
  }
  const host = deliveryUrl(record)?.host;
  const say = `The message form sends what visitors write to ${host}, and the privacy policy says so (its date should be the day that began). Send yourself a message from the finished site: that's the only way to know that messages arrive.`;
  if (host) yield { group: 'notes', path: ['delivery'], say };
}
