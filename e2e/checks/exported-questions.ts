import { type HtmlElement, textOf } from '../../scripts/pages/html-tree';
import { elementsIn } from './exported-elements';
import { fold, spokenText } from './exported-text';

export interface Question {
  question: string;
  answer: string;
}

/** A question and what it opens to. */
export function questionOf(details: HtmlElement): Question {
  const [summary] = elementsIn(details, 'summary');
  const rest = details.childNodes.filter((child) => child !== summary);
  return {
    question: summary ? spokenText(summary) : '',
    answer: fold(rest.map(textOf).join(' ')),
  };
}
