/** How many words in a row make a run. */
export const runLength = 5;

/** Matches any of the names, in any case; of two that begin alike, the longer one. */
export function nameMask(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi');
}

/** The words of a text in lower case, each name masked as one word. */
export function wordsOf(text: string, names: RegExp): string[] {
  const masked = text.replace(names, 'NAME').toLowerCase();
  return masked.match(/[a-z0-9']+/g) ?? [];
}

/** Each run of five words, by the place of its first. */
export function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, 1 - runLength)
    .map((_, start) => words.slice(start, start + runLength).join(' '));
}
