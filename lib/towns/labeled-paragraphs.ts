import { paragraphs } from '../text';

/** A paragraph under what it is about. */
export interface LabeledParagraph {
  label: string | undefined;
  text: string;
}

/** The longest label, in letters: it goes in the margin of its paragraph. */
const longestLabel = 24;

const labelLine = new RegExp(`^[^\\n]{2,${longestLabel}}:\\n`);

/** The paragraphs of a prose field; one whose first line is short and ends in a colon has a label. */
export function labeledParagraphs(prose: string): LabeledParagraph[] {
  return prose.split(/\n\s*\n/).flatMap((part) => {
    const [line = ''] = labelLine.exec(part.trimStart()) ?? [];
    const label = line.replace(':\n', '') || undefined;
    return paragraphs(part.trimStart().slice(line.length)).map((text) => ({ label, text }));
  });
}
