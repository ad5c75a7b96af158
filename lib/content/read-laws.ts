import { type Law, type LawRecord, lawsFile, sectionOf } from '../schema/laws';
import { stateCodes, states } from '../states';
import type { Reader } from './reader';
import type { Variables } from './template-variables';

/** content/laws.yaml, with the sections by key, as other texts name them; undefined if it has a problem. */
export function readLaws(
  reader: Reader,
): { records: LawRecord[]; sections: Variables } | undefined {
  const file = reader.file('laws.yaml', lawsFile);
  if (!file) return undefined;
  const sections = file.laws.map(({ key, section }) => [key, section] as const);
  return { records: file.laws, sections: Object.fromEntries(sections) };
}

/** The sections that the table of states cites. */
export const citedByStates = stateCodes.flatMap((state) => {
  const { statement, cap, recognition } = states[state];
  return [statement.section, cap.section, recognition].map(sectionOf);
});

/** The laws, each with the files that rely on it; the reader must have read them all. */
export function resolveLaws(records: readonly LawRecord[], reader: Reader): Law[] {
  return records.map(({ alsoIn = [], ...law }) => {
    const unnamed = alsoIn.map((file) => `content/${file}`);
    if (citedByStates.includes(law.section)) unnamed.push('lib/states.ts');
    return { ...law, citedIn: [...new Set([...reader.filesWith(law.key), ...unnamed])].sort() };
  });
}
