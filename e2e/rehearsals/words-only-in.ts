import { formatPhone } from '../../lib/contact/phone';
import type { Content } from '../../lib/schema/content';
import { allAttractions } from '../../lib/towns/towns';
import { collapseSpace } from '../checks/exported-page';

/** A sentence with fewer words could be shared by two businesses by accident. */
const fewestWords = 5;

/** What one business says and another doesn't: names, contact details and sentences. */
export function wordsOnlyIn(content: Content, other: Content): string[] {
  const said = collapseSpace([...strings(other), formatPhone(other.business.phone)].join(' '));
  const { business, towns, services, testimonials } = content;
  const named = [...towns, ...allAttractions(towns), ...testimonials].map(({ name }) => name);
  const sentences = strings(content)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n\s*\n/))
    .map(collapseSpace)
    .filter((sentence) => sentence.split(' ').length >= fewestWords);
  return [
    ...new Set([
      ...[business.brand, business.email, formatPhone(business.phone), ...named],
      ...services.map(({ title }) => title),
      ...sentences,
    ]),
  ].filter((words) => !said.includes(words));
}

/** The ones among these words that a text has, as whole words. */
export function wordsSaid(words: readonly string[], text: string): string[] {
  const isLetterAt = (index: number) => /[\p{L}\d]/u.test(text.charAt(index));
  return words.filter((entry) => {
    const at = text.indexOf(entry);
    return at >= 0 && !isLetterAt(at - 1) && !isLetterAt(at + entry.length);
  });
}

/** Every text in a value, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
