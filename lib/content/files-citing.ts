import { type Law, sectionsOfStates } from '../schema/laws';

/** The files that name a law, as paths from the root of the project. */
export function filesCiting(law: Law, texts: ReadonlyMap<string, string>): string[] {
  const naming = [...texts].flatMap(([file, text]) => (text.includes(`{${law.key}}`) ? file : []));
  return sectionsOfStates.includes(law.section)
    ? [...naming, 'lib/states.ts'].sort()
    : naming.sort();
}
