import { syllable } from 'syllable';
import type { ExportedPage } from './exported-page';

const citation = /\([^()]*\b(?:Code|ORS|IDAPA|CFR)\b[^()]*\)/g;
const abbreviation = /\b(U\.S|St|Mt)\./g;

/**
 * The U.S. school grade it takes to read the sentences among some texts: the Flesch-Kincaid grade
 * level. Leaves out what nobody can word more simply: cited laws, numbers, and names, which are the
 * capitalized words inside a sentence. 0 without a sentence.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .map((text) => text.replace(citation, '').replace(abbreviation, '$1').trim())
    .filter((text) => /[.?!]$/.test(text))
    .flatMap((text) => text.split(/(?<=[.?!])\s/))
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [])
    .map((words) => words.filter((word, index) => index === 0 || !/^[A-Z]/.test(word)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = syllable(words.join(' '));
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The grade a worried reader with a phone in one hand should get by with. */
const highestGrade = 8;

/** A hint for each page above grade 8. */
export function readingNotes(pages: readonly Pick<ExportedPage, 'path' | 'blocks'>[]): string[] {
  return pages.flatMap(({ path, blocks }) => {
    const grade = readingGrade(blocks.map(({ text }) => text));
    const hint = `Hint: ${path} reads at grade ${grade.toFixed(1)}. Shorter sentences and words bring it down to ${highestGrade}.`;
    return grade > highestGrade ? hint : [];
  });
}
