/**
 * What finds words to avoid in a text: those that are in backticks in the word list, the only ones a
 * machine can check. It gives a line for each place, with what to say instead.
 *
 * @param markdown the text of docs/voice.md.
 */
export function voiceOf(markdown: string) {
  const rows = markdown.matchAll(/(?<=^\| [^|]*)`([^`]+)`(?=[^|]*\| ([^|]*) \|)/gm);
  const words = Array.from(rows, ([, avoid, instead]) => {
    return { avoid: new RegExp(`(?<![-\\w])${avoid}(?![-\\w])`, 'i'), instead };
  });
  return (text: string, file: string) =>
    text.split('\n').flatMap((line, index) =>
      words.flatMap(({ avoid, instead }) => {
        const [found] = avoid.exec(line) ?? [];
        return found ? [`${file}:${index + 1}: "${found}": say ${instead}`] : [];
      }),
    );
}
