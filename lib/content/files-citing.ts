import { type Law, sectionsOfStates } from '../schema/laws';

/** The files that rely on a law, as paths from the root of the project. */
export function filesCiting(law: Law, texts: ReadonlyMap<string, string>): string[] {
  const naming = [...texts].flatMap(([file, text]) => (text.includes(`{${law.key}}`) ? file : []));
  // One that is renamed or gone relies on nothing.
  const others = (law.alsoIn ?? []).map((name) => `content/${name}`).filter((at) => texts.has(at));
  if (sectionsOfStates.includes(law.section)) others.push('lib/states.ts');
  return [...new Set([...naming, ...others])].sort();
}
