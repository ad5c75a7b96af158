import { type Finding, pluralize } from './finding';

/** What stands in content alone. */
const facts = [
  { name: 'phone number', pattern: /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\+1\d{10}\b/ },
  { name: 'price', pattern: /\$\d/ },
  {
    name: 'street address',
    pattern: /\b\d+ (?:[A-Z0-9][\w.]* ){1,4}(?:St|Ave|Rd|Blvd|Ln|Dr|Way|Hwy)\b/,
  },
];

/** As an error message has it: 'a time such as "08:00"'. */
const example = /(['`])an? [^'`]*\bsuch as\b[^'`]*\1/g;

/**
 * No fact of the business typed in code. Two kinds of text may hold one as an example: comments,
 * and error messages that describe a field, from "a" or "an" on to "such as".
 *
 * @param sources the text of each source file by its path.
 */
export function checkFactsInCode(sources: ReadonlyMap<string, string>): Finding {
  return {
    count: sources.size,
    checked: pluralize(sources.size, 'source file'),
    problems: [...sources].flatMap(([file, text]) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          facts.flatMap(({ name, pattern }) => {
            const found = pattern.exec(line.replace(example, ''))?.[0];
            if (!found) return [];
            return [`${file}:${index + 1}: expected each ${name} in content/, found "${found}"`];
          }),
        ),
    ),
  };
}

/** The code with its line breaks; what begins with // inside an address is no comment. */
function withoutComments(code: string): string {
  return code
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, (_, before) => before);
}
