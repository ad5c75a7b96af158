import type { Content } from '../../../lib/schema/content';
import { feeCaps } from '../../../lib/schema/fee-caps';
import { places } from '../../../lib/schema/prices';
import type { SectionInfo } from '../sections';
import type { FormFacts } from './form-schema';

/**
 * What forms need to know about the site.
 *
 * @param content undefined while something in it is wrong: then no form shows what the law allows.
 */
export function formFacts(
  sections: readonly SectionInfo[],
  content: Content | undefined,
): FormFacts {
  const choices = (kind: string) =>
    sections
      .filter((section) => section.kind === kind)
      .map(({ id, title }) => ({ value: id.slice(kind.length + 1), label: title }));
  const caps = content
    ? places.map((place) => {
        const laws = feeCaps(place, content.business);
        return [place, laws.toSorted((a, b) => a.dollars - b.dollars)[0]] as const;
      })
    : [];
  return {
    choices: { town: choices('towns'), service: choices('services') },
    caps: Object.fromEntries(caps),
  };
}
