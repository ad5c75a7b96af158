import { businessFileOf } from '../schema/business';
import type { Content } from '../schema/content';
import { stateCode } from '../schema/fields';
import { type LawRecord, sectionOf } from '../schema/laws';
import { problemAt } from './located-value';
import type { Problem } from './problem';
import type { Reader } from './reader';

/**
 * Laws nothing relies on, missing files that are said to rely on one, and fees and statements without
 * a law. Every file must be valid: the reader knows the names only in those.
 */
export function lawProblems(
  records: readonly LawRecord[],
  { business, laws }: Content,
  reader: Reader,
): Problem[] {
  const problem = (file: string, path: PropertyKey[], expected: string, found: string) =>
    problemAt({ file, path, value: found }, (...place) => reader.lineOf(...place), expected, found);

  const file = 'content/laws.yaml';
  const uncited = laws
    .flatMap(({ citedIn, key }, index) => (citedIn.length > 0 ? [] : [{ key, index }]))
    .map(({ key, index }) =>
      problem(file, ['laws', index], `a text that names {${key}}, or no such law`, 'none'),
    );
  const missing = records.flatMap(({ alsoIn = [] }, law) =>
    alsoIn.flatMap((name, index) =>
      reader.has(`content/${name}`)
        ? []
        : [
            problem(
              file,
              ['laws', law, 'alsoIn', index],
              'the path of a file in content/',
              `"${name}"`,
            ),
          ],
    ),
  );
  const unsourced = stateCode.options.flatMap((state) =>
    (['statementSource', 'feeSource'] as const).flatMap((field) => {
      const source = business.law[state][field];
      if (laws.some(({ section }) => section === sectionOf(source))) return [];
      const expected = 'the key of a law in braces, such as {idaho51_125}(4)';
      return [problem(businessFileOf('law'), ['law', state, field], expected, `"${source}"`)];
    }),
  );
  return [...uncited, ...missing, ...unsourced];
}
