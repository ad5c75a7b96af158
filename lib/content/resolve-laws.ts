import { type Law, type LawRecord, sectionOf } from '../schema/laws';
import { stateCodes, states } from '../states';
import type { Reader } from './reader';

/** The sections that the table of states cites. */
export const citedByStates = stateCodes.flatMap((state) => {
  const { statement, cap, recognition } = states[state];
  return [statement.section, cap.section, recognition].map(sectionOf);
});

/** The laws, each with the files that rely on it; the reader must have read them all. */
export function resolveLaws(records: readonly LawRecord[], reader: Reader): Law[] {
  return records.map(({ alsoIn = [], ...law }) => {
    // One that is renamed or gone relies on nothing.
    const unnamed = alsoIn
      .map((file) => `content/${file}`)
      .filter((file) => reader.texts.has(file));
    if (citedByStates.includes(law.section)) unnamed.push('lib/states.ts');
    const naming = [...reader.texts].filter(([, text]) => text.includes(`{${law.key}}`));
    return { ...law, citedIn: [...new Set([...naming.map(([file]) => file), ...unnamed])].sort() };
  });
}
