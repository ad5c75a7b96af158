import { expectation, type Finding, located } from './finding';

/** What belongs in content only. */
const facts: Record<string, RegExp> = {
  'phone number': /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\+1\d{10}\b/,
  price: /\$\d/,
  'street address': /\b\d+ (?:[A-Z0-9][\w.]* ){1,4}(?:St|Ave|Rd|Blvd|Ln|Dr|Way|Hwy)\b/,
};

/** As an error message has it: 'a time such as "08:00"'. */
const example = /(['`])an? [^'`]*\bsuch as\b[^'`]*\1/g;

/**
 * No fact of the business is typed in code. Two kinds of text may have one as an example: comments,
 * and error messages that describe a field, from "a" or "an" to "such as".
 *
 * @param sources the text of each source file by its path.
 */
export function checkFactsInCode(sources: ReadonlyMap<string, string>): Finding {
  return {
    count: sources.size,
    unit: 'source file',
    problems: [...sources].flatMap(([file, text]) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) => located(`${file}:${index + 1}`, lineProblems(line))),
    ),
  };
}

function lineProblems(line: string): string[] {
  return Object.entries(facts).flatMap(([name, pattern]) => {
    const found = pattern.exec(line.replace(example, ''))?.[0];
    return expectation(found === undefined, `each ${name} in content/`, `"${found}"`);
  });
}

/** The code with its line breaks. A // inside a URL does not start a comment. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
