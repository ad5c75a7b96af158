import { absence, type Outcome } from './outcome';

/** What belongs only in content. */
const facts: Record<string, RegExp> = {
  'phone number': /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\+1\d{10}\b/g,
  price: /\$\d/g,
  'street address': /\b\d+ (?:[A-Z0-9][\w.]* ){1,4}(?:St|Ave|Rd|Blvd|Ln|Dr|Way|Hwy)\b/g,
};

/** As in an error message: 'a time such as "08:00"'. */
const example = /(['`])an? [^'`]*\bsuch as\b[^'`]*\1/g;

/**
 * No fact of the business is hardcoded. Two kinds of text may give one as an example: comments, and
 * error messages that describe a field, from "a" or "an" to "such as".
 */
export function checkFactsInCode(file: string, code: string): Outcome[] {
  const lines = withoutComments(code).split('\n');
  return lines.flatMap((line, index) => {
    const text = line.replace(example, '');
    return Object.entries(facts).map(([name, pattern]) =>
      absence(`${file}:${index + 1}`, `each ${name} in content/`, text.match(pattern)),
    );
  });
}

/** The code with its line breaks. A // inside a URL does not start a comment. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
