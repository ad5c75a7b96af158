/** Words that docs/voice.md tells us to avoid, with what to say instead. */
export type Voice = readonly { avoid: RegExp; instead: string }[];

/**
 * The rows of the word list whose first column has words in backticks: the only ones a machine can
 * check.
 *
 * @param markdown the text of docs/voice.md.
 */
export function voiceOf(markdown: string): Voice {
  const rows = markdown.matchAll(/(?<=^\| [^|]*)`([^`]+)`(?=[^|]*\| ([^|]*) \|)/gm);
  return Array.from(rows, ([, words, instead = '']) => {
    return { avoid: new RegExp(`(?<![-\\w])${words}(?![-\\w])`, 'i'), instead };
  });
}

/** A line for each place where a text uses such a word. */
export function voiceNotes(file: string, text: string, voice: Voice): string[] {
  return text.split('\n').flatMap((line, index) =>
    voice.flatMap(({ avoid, instead }) => {
      const [found] = avoid.exec(line) ?? [];
      return found ? [`${file}:${index + 1}: "${found}": say ${instead}`] : [];
    }),
  );
}
