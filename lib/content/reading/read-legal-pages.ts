import { type LegalText, legalPageHead, phoneToken } from '../../schema/legal-page';
import { withoutSentences } from '../resolving/without-lapsed';
import { checkMarkdown } from '../text/check-markdown';
import { checkText } from '../text/check-text';
import { unknownLetter } from '../text/unknown-letter';
import { splitFrontMatter } from './front-matter';
import type { Reader } from './reader';
import { interpolate, type ReadingStage } from './template-variables';

/** The address of a link. */
const address = /(?<=\]\(|^\[[^\]]+\]: *)[^\s()]+/gm;

/** The valid files of content/legal, with their variables filled in but for the phone number. */
export const readLegalPages = (reader: Reader, stage?: ReadingStage): LegalText[] =>
  reader.filesIn('legal', '.md').flatMap(({ file, slug, text }) => {
    const parts = splitFrontMatter(text);
    if (!parts) {
      const expected = 'title, description and updated between two lines of ---';
      // An invisible letter before the first line may be why.
      const letter = text.startsWith('---') ? undefined : unknownLetter(text);
      reader.report(file, text, [letter ?? { expected, found: 'fewer than two' }]);
      return [];
    }
    const { head, above, body } = parts;
    const value = reader.parse(file, head, legalPageHead, stage);
    if (value === undefined || stage?.known !== 'laws and business') return [];
    const page = { ...stage, variables: { ...stage.variables, phone: phoneToken } };
    reader.report(file, above + body, checkText(above + body, page, reader.proofs));
    // With the business's sentences in it, which may have Markdown, and are one line each.
    const markdown = above + interpolate(body, page.variables);
    reader.report(file, markdown, checkMarkdown(markdown));
    for (const { 0: value, index } of markdown.matchAll(address)) {
      const line = markdown.slice(0, index).split('\n').length;
      reader.references.push({ file, path: [], line, type: 'link', value });
    }
    return [{ ...value, slug, markdown: withoutSentences(markdown, reader.lapsed) }];
  });
