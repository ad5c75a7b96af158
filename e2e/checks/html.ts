import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collapseSpace } from './exported-page';
import { expectation, type Outcome } from './outcome';

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** The parts that matter here of https://github.com/validator/validator/wiki/Output-»-JSON. */
interface Report {
  messages: { type: string; subType?: string; url: string; message: string; extract?: string }[];
}

const runJava = (...options: string[]) =>
  spawnSync('java', options, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

/** Runs it to find out: macOS ships a `java` that only says Java is missing. */
export const hasJava = () => runJava('-version').status === 0;

/** What the W3C checker says about the HTML files in `folder`, an absolute path. */
export function checkHtml(folder: string, files: Iterable<string>): Outcome[] {
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const paths = pages.map((page) => join(folder, page));
  const { stderr } = runJava('-jar', checker, '--format', 'json', ...paths);
  return [...pages.map(() => undefined), ...htmlProblems(stderr, folder)];
}

/**
 * The errors and warnings of a report, without:
 * - notes, such as the thousands saying that React ends void elements with a slash;
 * - messages about styles, because the checker does not know the CSS that Tailwind writes;
 * - messages about the security policy, because the checker takes data in a script element for
 *   code, and a file has no 'self'. The browser tests cover the policy.
 */
export function htmlProblems(output: string, folder: string): Outcome[] {
  // Java may print a line of its own first, such as the options it took from the environment.
  const json = /^\{.*/m.exec(output)?.[0];
  if (!json) return [expectation(checker, false, 'a report', output.trim() || 'nothing')];
  const { messages }: Report = JSON.parse(json);
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !/^CSS:|violates Content Security Policy/.test(message))
    .map(({ url, message, extract = '' }) => {
      const file = relative(folder, fileURLToPath(url));
      return `/${file}: ${message}, found ${collapseSpace(extract)}`;
    });
}
