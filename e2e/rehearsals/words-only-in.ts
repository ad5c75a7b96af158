import { formatPhone } from '../../lib/contact/phone';
import type { Content } from '../../lib/schema/content';
import { allAttractions } from '../../lib/towns/towns';
import { collapseSpace } from '../../scripts/checks/exported-site';

/** Every text in a value, at any depth. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(strings);

/** What one business says and another doesn't: names, contact details and sentences. */
export function wordsOnlyIn(content: Content, other: Content): string[] {
  const said = collapseSpace([...strings(other), formatPhone(other.business.phone)].join(' '));
  const { business, towns, services, testimonials } = content;
  const named = [...towns, ...allAttractions(towns), ...testimonials].map(({ name }) => name);
  const sentences = strings(content)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n\s*\n/))
    .map(collapseSpace)
    // Two businesses could share one with fewer words by accident.
    .filter((sentence) => sentence.split(' ').length >= 5);
  const { brand, email, phone } = business;
  const facts = [brand, email, formatPhone(phone), ...services.map(({ title }) => title)];
  return [...new Set([...facts, ...named, ...sentences])].filter((words) => !said.includes(words));
}

/** The ones among these words that a text has, as whole words. */
export function wordsSaid(words: readonly string[], text: string): string[] {
  const isLetterAt = (index: number) => /[\p{L}\d]/u.test(text.charAt(index));
  return words.filter((entry) => {
    const at = text.indexOf(entry);
    return at >= 0 && !isLetterAt(at - 1) && !isLetterAt(at + entry.length);
  });
}
